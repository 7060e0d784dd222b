// A mail server that keeps what it is given, for those who wait for it.
import { createServer } from "node:net";

/** What stands in a letter: to whom, and its text. */
function read(data) {
  const end = data.indexOf("\r\n\r\n");
  const head = data.slice(0, end);
  const body = data.slice(end + 4);
  const coding = /^Content-Transfer-Encoding: (\S+)/im.exec(head)?.[1];
  const bytes = {
    base64: () => Buffer.from(body, "base64"),
    "quoted-printable": () =>
      Buffer.from(
        body.replace(/=\r\n/g, "").replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16))),
        "latin1",
      ),
  };
  return {
    to: /^To: (.*)$/im.exec(head)[1].trim(),
    text: (bytes[coding]?.() ?? Buffer.from(body, "latin1")).toString(),
  };
}

/** Speaks as much SMTP as is needed at a port; `next` waits for the next letter. */
export function mailbox(port) {
  const letters = [];
  const waiting = [];
  const server = createServer((socket) => {
    socket.setEncoding("latin1");
    let heard = "";
    let writing = false;
    socket.write("220 here\r\n");
    socket.on("data", (data) => {
      heard += data;
      for (;;) {
        const end = writing ? "\r\n.\r\n" : "\r\n";
        const at = heard.indexOf(end);
        if (at < 0) return;
        const said = heard.slice(0, at);
        heard = heard.slice(at + end.length);
        if (writing) (waiting.shift() ?? ((letter) => letters.push(letter)))(read(said));
        writing = !writing && said === "data";
        socket.write(writing ? "354 go on\r\n" : "250 fine\r\n");
      }
    });
    socket.on("error", () => {});
  }).listen(port, "127.0.0.1");
  return {
    next: () => new Promise((found) => (letters.length > 0 ? found(letters.shift()) : waiting.push(found))),
    close: () => server.close(),
  };
}
