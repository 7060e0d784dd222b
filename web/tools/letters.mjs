// Letters, tried in Chromium against a real server that sends them to this tool: an address is given and confirmed, a
// forgotten password set anew; wide in English, on a phone in Russian.
// MAIL_PORT=2525 npm run letters -- address, of a server with FELDBERG_SMTP=smtp://127.0.0.1:2525
import assert from "node:assert/strict";
import { address } from "./lib/browser.mjs";
import { run } from "./lib/cases.mjs";
import { mailbox } from "./lib/mailbox.mjs";
import { LOOKS, call, someone, visit } from "./lib/people.mjs";
import { sound } from "./lib/sound.mjs";

const PASSWORD = "correct horse";
const ANOTHER = "battery staple";
const WORDS = {
  en: {
    greeting: "Hello",
    waiting: "A letter is on its way to",
    confirmed: "The address is confirmed.",
    sent: "a link is on its way",
    renewed: "The new password is set",
    used: "This link was used already",
    changed: "no longer sent to this address",
  },
  ru: {
    greeting: "Здравствуйте",
    waiting: "Письмо отправлено на",
    confirmed: "Адрес подтверждён.",
    sent: "ссылка уже в пути",
    renewed: "Новый пароль задан",
    used: "Эта ссылка уже использована",
    changed: "больше не приходят на этот адрес",
  },
};
const post = mailbox(Number(process.env.MAIL_PORT));

/** The link in the next letter, which has to be for that address. */
async function link(to, words) {
  const letter = await post.next();
  assert.equal(letter.to, to);
  assert.ok(letter.text.startsWith(words.greeting), letter.text);
  const found = /http\S+/.exec(letter.text)[0];
  assert.ok(found.startsWith(`${address}#/account?`), found);
  return found;
}
const status = (page, text) => page.getByRole("status").filter({ hasText: text }).waitFor();

async function give(page, mail, password) {
  await page.fill("#mail-address", mail);
  await page.fill("#mail-password", password);
  await page.press("#mail-password", "Enter");
}

async function forgetful(look) {
  const words = WORDS[look.lang];
  const login = `${look.lang}${Date.now()}`;
  const mail = `${login}@post.example`;
  const context = await someone({ ...look, bypassCSP: true });
  await call(context, "me", { name: "Anna" });
  await call(context, "account", { login, password: PASSWORD });
  const page = await visit(context, `${address}#/account`);

  await give(page, mail, PASSWORD);
  await status(page, words.waiting);
  await sound(page, { what: "an address that waits" });
  await page.goto(await link(mail, words));
  await page.waitForSelector("[data-letter=confirm]");
  await sound(page, { what: "an address to confirm" });
  await page.click("[data-letter-go]");
  await status(page, words.confirmed);
  await page.locator("[data-mail]", { hasText: mail }).waitFor();

  await page.click("[data-log-out]");
  await page.waitForSelector("[data-quick]");
  await page.goto(`${address}#/account`);
  await page.click("[data-forgotten]");
  await page.fill("#back-login", login);
  await page.click("[data-write]");
  await status(page, words.sent);
  await sound(page, { what: "a forgotten password" });
  const renewal = await link(mail, words);
  await page.goto(renewal);
  await page.fill("#letter-password", "short");
  await page.press("#letter-password", "Enter");
  assert.equal(await page.$eval("#letter-password", (one) => one.validity.tooShort), true);
  await page.fill("#letter-password", ANOTHER);
  await sound(page, { what: "a new password" });
  await page.press("#letter-password", "Enter");
  await status(page, words.renewed);
  await page.locator("[data-mail]", { hasText: mail }).waitFor();

  await page.goto(renewal);
  await page.fill("#letter-password", PASSWORD);
  await page.press("#letter-password", "Enter");
  await page.getByRole("alert").filter({ hasText: words.used }).waitFor();
  await sound(page, { what: "a link that was used" });

  await page.goto(`${address}#/account`);
  await give(page, `new.${mail}`, ANOTHER);
  await page.goto(await link(`new.${mail}`, words));
  await page.click("[data-letter-go]");
  await status(page, words.confirmed);
  const told = await post.next();
  assert.equal(told.to, mail);
  assert.ok(told.text.includes(words.changed), told.text);
  await page.locator("[data-mail]", { hasText: `new.${mail}` }).waitFor();
}

await run(Object.fromEntries(LOOKS.map((look) => [`a forgotten password, ${look.lang}`, () => forgetful(look)])));
post.close();
