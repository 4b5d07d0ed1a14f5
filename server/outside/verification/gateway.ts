import * as z from "zod/mini";
import { documentReasons, documentSides } from "../../../schemas/documents";
import type { VerificationVendor } from "./port";

const refusal = {
  sides: z.array(z.enum(documentSides)).check(z.minLength(1)),
  reasons: z.array(z.enum(documentReasons)).check(z.minLength(1)),
};
const answer = z.discriminatedUnion("verdict", [
  z.object({ verdict: z.literal("approved"), validUntil: z.optional(z.iso.date()) }),
  z.object({ verdict: z.literal("rejected"), ...refusal }),
  z.object({ verdict: z.literal("ask_again"), ...refusal }),
  z.object({ verdict: z.literal("unsure") }),
]);

/**
 * A vendor behind a gateway of the operator's: `POST {label, person, files: [{side, type, data}]}`, `data` in base64, with `Authorization: Bearer <key>` answers
 * `{"verdict": "approved"}`, with `"validUntil": "2027-12-31"` where the document says so, `{"verdict": "unsure"}`, or `"rejected"` and `"ask_again"` with `sides` and `reasons`. Any other answer is none.
 */
export const vendorBehindGateway = ({ url, key }: { url: string; key: string }): VerificationVendor => ({
  async look({ files, ...document }, signal) {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      body: JSON.stringify({
        ...document,
        files: files.map(({ side, type, bytes }) => ({ side, type, data: bytes.toString("base64") })),
      }),
      signal,
      redirect: "error",
    });
    if (!response.ok) throw new Error(`The gateway of the verification vendor answers ${response.status}`);
    return z.parse(answer, await response.json());
  },
});
