import { generateKeyPairSync, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod/mini";
import { signatureHeader, signedWith } from "../../studios/hub88/signature";
import type { Faults } from "./faults";

const answer = z.object({ status: z.string(), balance: z.optional(z.number()) });
export type WalletAnswer = z.output<typeof answer>;

/** How long the casino may take to answer, in ms. */
const patience = 10_000;

interface Options {
  walletUrl: () => string;
  privateKey: string;
  faults: () => Faults;
}

/** Asks the casino's wallet, signed; null where nobody can say what came of it. */
export function createWalletClient({ walletUrl, privateKey, faults }: Options) {
  const lost = { calls: 0, answers: 0 };
  let strange: string | undefined;

  async function send(path: string, body: string, key: string): Promise<WalletAnswer | null> {
    const response = await fetch(`${walletUrl()}/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", [signatureHeader]: signedWith(body, key) },
      body,
      signal: AbortSignal.timeout(patience),
    }).catch(() => null);
    if (!response?.ok) return null;
    const parsed = z.safeParse(answer, await response.json().catch(() => null));
    return parsed.success ? parsed.data : null;
  }

  return {
    /** Begins to lose as many calls as it was told to. */
    loseAgain: () => Object.assign(lost, { calls: faults().loseCalls, answers: faults().loseAnswers }),
    async ask(path: string, fields: Record<string, unknown>, requestId: string = randomUUID()): Promise<WalletAnswer | null> {
      const { repeat, delayMs, lie } = faults();
      const body = JSON.stringify({ request_uuid: requestId, ...fields });
      if (lie) strange ??= generateKeyPairSync("rsa", keyForm).privateKey;
      const key = (lie && strange) || privateKey;
      if (delayMs > 0) await wait(delayMs);
      if (lost.calls > 0) {
        lost.calls -= 1;
        return null;
      }
      const answers = await Promise.all(Array.from({ length: repeat + 1 }, () => send(path, body, key)));
      if (lost.answers > 0) {
        lost.answers -= 1;
        return null;
      }
      return answers.at(-1) ?? null;
    },
  };
}
export type WalletClient = ReturnType<typeof createWalletClient>;

export const keyForm = {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
} as const;
