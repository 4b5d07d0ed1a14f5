import { type CaptchaChallenge, type CaptchaSolution, getCaptchaChallenge } from "../../../../schemas/api/captcha";
import type { Api } from "../../../kit/api/api";

/** Proof that work was done; it counts once. */
export interface Proof {
  token: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const patience = 60_000;

/** Asks for work and does it beside the page. Fails where the server does not answer or the browser can not. */
export async function doWork(api: Pick<Api, "call">): Promise<Proof> {
  const challenge = await api.call(getCaptchaChallenge, {});
  const solution = await solve(challenge);
  return { token: btoa(JSON.stringify({ challenge, solution })), expiresAt: challenge.parameters.expiresAt * 1_000 };
}

function solve(challenge: CaptchaChallenge): Promise<CaptchaSolution> {
  const worker = new Worker(new URL("./solve_worker.ts", import.meta.url), { type: "module" });
  const answer = new Promise<CaptchaSolution>((resolve, reject) => {
    setTimeout(() => reject(new Error("The work takes too long")), patience);
    worker.addEventListener("error", () => reject(new Error("The work could not be done")));
    worker.addEventListener("message", ({ data }: MessageEvent<CaptchaSolution | null>) => {
      if (data) resolve(data);
      else reject(new Error("The work has no result"));
    });
    worker.postMessage(challenge, []);
  });
  return answer.finally(() => worker.terminate());
}
