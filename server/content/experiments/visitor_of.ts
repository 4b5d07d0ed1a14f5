import { isIPv6 } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Visitor } from "../../../src/layout/variants";
import { personaHeader } from "../../accounts/viewer/viewer";

/**
 * By what a visitor is known to be the same as before: players by their account, guests by a keyed hash of their network and browser, which
 * is kept nowhere, neither with us nor with them. Nothing for a persona, whose variants are chosen.
 */
export async function visitorOf(app: FastifyInstance, request: FastifyRequest): Promise<Pick<Visitor, "visitor">> {
  if (request.headers[personaHeader] !== undefined) return {};
  const session = await request.session();
  return { visitor: session ? `player ${session.user.id}` : app.signer.visitorMark(browserOf(request)) };
}

/** What tells a guest's browser from others, with what changes by itself taken out: its version, and the end of an IPv6 address. */
export const browserOf = ({ ip, headers }: Pick<FastifyRequest, "ip" | "headers">): string =>
  `${networkOf(ip)} ${(headers["user-agent"] ?? "").replace(/\d+/g, "")}`;

/** An IPv6 address without the half that browsers change every day. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes(".")) return address;
  const [head = [], tail] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const gap = tail ? Array.from({ length: 8 - head.length - tail.length }, () => "0") : [];
  return [...head, ...gap, ...(tail ?? [])].slice(0, 4).join(":");
}
