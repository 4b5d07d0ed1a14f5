import { isIPv6 } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Visitor } from "../../../src/layout/variants";
import { personaHeader } from "../../accounts/viewer/viewer";
import { databaseTime } from "../../platform/database_clock";
import { publishedPages } from "../pages/published_pages";
import { adoptVisits, nameOfToday, playerName, seenBy } from "./queries";

/**
 * By what a visitor is known to be the same as before: players by their account and what they have seen, guests by a keyed hash of their network and browser, which
 * is kept nowhere, neither with us nor with them. Nothing for a persona, whose variants are chosen.
 */
export async function visitorOf(app: FastifyInstance, request: FastifyRequest): Promise<Pick<Visitor, "visitor" | "variants">> {
  if (request.headers[personaHeader] !== undefined || publishedPages(app).experiments.size === 0) return {};
  const session = await request.session();
  if (!session) return { visitor: app.signer.visitorMark(browserOf(request)) };
  const { id, createdAt } = session.user;
  if (createdAt.getTime() > databaseTime().getTime() - newFor)
    await adoptVisits(app.db, await nameOfToday(app.db, browserOf(request)), { id, createdAt });
  return { visitor: playerName(id), variants: await seenBy(app.db, id) };
}

/** So long after an account was opened, in ms, its player may have been the guest who saw something before. */
const newFor = 24 * 3_600_000;

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
