import * as z from "zod/mini";
import { PartnerAway } from "../port";
import type { Hub88Connection } from "./connection";
import { signatureHeader, signedWith } from "./signature";

/** How long the aggregator may take to answer, in ms. */
const patience = 10_000;

/** Calls the operator's API of the aggregator, signed with the site's own key. */
export async function callHub88<Schema extends z.core.$ZodType>(
  { apiUrl, operatorId, privateKey }: Pick<Hub88Connection, "apiUrl" | "operatorId" | "privateKey">,
  { path, body, answer }: { path: string; body: Record<string, unknown>; answer: Schema },
): Promise<z.output<Schema>> {
  const text = JSON.stringify({ operator_id: operatorId, ...body });
  const response = await fetch(`${apiUrl()}/operator/generic/v2/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", [signatureHeader]: signedWith(text, privateKey) },
    body: text,
    signal: AbortSignal.timeout(patience),
    redirect: "error",
  }).catch((error: unknown) => {
    throw new PartnerAway(`No answer to ${path}`, { cause: error });
  });
  const json: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new PartnerAway(`${path} is answered with ${response.status}`);
  const parsed = z.safeParse(answer, json);
  if (!parsed.success) throw new PartnerAway(`${path} is answered with what cannot be read`);
  return parsed.data;
}
