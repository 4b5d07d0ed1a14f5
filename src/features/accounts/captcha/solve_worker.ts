import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { CaptchaChallenge } from "../../../../schemas/api/captcha";

/** Tries one counter after the other beside the page, and answers with the one that fits. */
addEventListener("message", async ({ data }: MessageEvent<CaptchaChallenge>) => {
  postMessage(await solveChallenge({ challenge: data, deriveKey }));
});
