import * as z from "zod/mini";
import type { CentralRegister } from "./port";

const answer = z.object({ isExcluded: z.boolean() });

/**
 * A register behind a gateway of the operator's: `POST {register, person}` with `Authorization: Bearer <key>` answers `{"isExcluded": true}` or false. Any other
 * answer is none.
 */
export const registerBehindGateway = (name: string, { url, key }: { url: string; key: string }): CentralRegister => ({
  async ask(person, signal) {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      body: JSON.stringify({ register: name, person }),
      signal,
      redirect: "error",
    });
    if (!response.ok) throw new Error(`The gateway of registers answers ${response.status}`);
    return z.parse(answer, await response.json()).isExcluded ? "excluded" : "free";
  },
});
