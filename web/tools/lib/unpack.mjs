// The test browser from npm is unpacked when it is first used; here beforehand.
import packed from "@sparticuz/chromium";

if (!process.env.CHROMIUM) await packed.executablePath();
