import { randomUUID } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import { HttpError } from "../../platform/api_error";
import type { Queryable } from "../../platform/plugins/database";
import { cookieOptions } from "../users/session_cookie";
import { linkRequests } from "./tables";
import { hashToken, newToken } from "../users/tokens";
import type { Identity } from "./queries";

const linkCookie = "foyer_link";
const minutes = 15;

const optionsOf = (request: FastifyRequest, seconds: number) => ({ ...cookieOptions(request, seconds), path: "/api/user" });
/** Somebody else's browser, who only knows the uuid, finds nothing with it. */
const idOf = (uuid: string, secret: string) => hashToken(`${uuid} ${secret}`);

/** Keeps who somebody is at the other provider for a while, for this browser alone; answers the `linkedAccountUuid`. */
export async function openLinkRequest(
  db: Queryable,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { provider, subject, email, firstName, lastName }: Identity,
): Promise<string> {
  const uuid = randomUUID();
  const secret = newToken();
  const expiresAt = sql`now() + make_interval(mins => ${minutes})`;
  await db.delete(linkRequests).where(lt(linkRequests.expiresAt, sql`now()`));
  await db.insert(linkRequests).values({ id: idOf(uuid, secret), provider, subject, email, firstName, lastName, expiresAt });
  reply.setCookie(linkCookie, secret, optionsOf(request, minutes * 60));
  return uuid;
}

type LinkRequestRow = typeof linkRequests.$inferSelect;

export async function findLinkRequest(db: Queryable, request: FastifyRequest, uuid: string): Promise<LinkRequestRow> {
  const secret = request.cookies[linkCookie] ?? "";
  const [row] = await db
    .select()
    .from(linkRequests)
    .where(and(eq(linkRequests.id, idOf(uuid, secret)), gt(linkRequests.expiresAt, sql`now()`)));
  if (!row) throw ranOut();
  return row;
}

/** Uses it up; of two requests at once only one goes on. */
export async function spendLinkRequest(db: Queryable, { id }: LinkRequestRow): Promise<void> {
  const spent = await db.delete(linkRequests).where(eq(linkRequests.id, id)).returning({ id: linkRequests.id });
  if (spent.length === 0) throw ranOut();
}

const ranOut = () =>
  new HttpError(410, "social.link_expired", "This sign-in has run out. Begin again.", { data: { success: false } });
