// A game from the home page, as a stranger starts one: the game, how many opponents, play.
export async function quickStart(page, game, opponents) {
  await page.click(`[data-game=${game}]`);
  await page.waitForSelector(`[data-quick=${game}]`);
  await page.locator("label:has(input[name=opponents])").filter({ hasText: new RegExp(`^\\s*${opponents}\\s*$`) }).click();
  await page.click(`[data-quick=${game}]`);
}
