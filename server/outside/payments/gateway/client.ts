import * as z from "zod/mini";
import { ProviderAway } from "../reports";
import type { Connection } from "./connection";

const count = z.int().check(z.minimum(0));

/** A payment or payout as the gateway tells of it. Amounts are minor units. */
export const gatewayEntry = z.object({
  id: z.string(),
  type: z.enum(["payment", "payout"]),
  reference: z.string(),
  status: z.string(),
  amount: count,
  paid_amount: count,
  currency: z.string(),
  reason: z.nullable(z.string()),
  sequence: count,
  expires_at: z.nullable(z.string()),
  updated_at: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type GatewayEntry = z.output<typeof gatewayEntry>;

const action = z.discriminatedUnion("type", [
  z.object({ type: z.literal("redirect"), url: z.url() }),
  z.object({ type: z.literal("frame"), url: z.url() }),
  z.object({
    type: z.literal("three_d_secure"),
    url: z.url(),
    method: z.enum(["GET", "POST"]),
    fields: z.record(z.string(), z.string()),
  }),
  z.object({ type: z.literal("qr"), content: z.string() }),
  z.object({ type: z.literal("address"), address: z.string(), network: z.string() }),
]);

export const gatewayPayment = z.object({ ...gatewayEntry.shape, action: z.nullable(action) });
export type GatewayPayment = z.output<typeof gatewayPayment>;

/** How long the gateway may take to answer, in ms. */
const patience = 10_000;

/** The answer to a call, or why there is none: 404 is null, another refusal its status. */
type Answer<Body> = { body: Body } | { status: number; error: string };

/** Calls the gateway. Throws `ProviderAway` where nobody can say what came of it. */
export async function callGateway<Schema extends z.core.$ZodType>(
  { apiUrl, key }: Pick<Connection, "apiUrl" | "key">,
  { method, path, body, answer }: { method: "GET" | "POST"; path: string; body?: unknown; answer: Schema },
): Promise<Answer<z.output<Schema>>> {
  const response = await fetch(apiUrl() + path, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patience),
    redirect: "error",
  }).catch((error: unknown) => {
    throw new ProviderAway(`No answer to ${method} ${path}`, { cause: error });
  });
  const json: unknown = await response.json().catch(() => null);
  if (response.status >= 500 || response.status === 429)
    throw new ProviderAway(`${method} ${path} is answered with ${response.status}`);
  if (!response.ok) return { status: response.status, error: errorOf(json) };
  const parsed = z.safeParse(answer, json);
  if (!parsed.success) throw new ProviderAway(`${method} ${path} is answered with what cannot be read`);
  return { body: parsed.data };
}

const errorOf = (json: unknown) => {
  const parsed = z.safeParse(z.object({ error: z.string() }), json);
  return parsed.success ? parsed.data.error : "unknown";
};
