import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { documentLabels, stateOfLabel } from "../../../schemas/documents";
import { users } from "../../accounts/users/tables";
import { eachAlone } from "../../platform/each_alone";
import type { Queryable } from "../../platform/plugins/database";
import { type App, holdPlayer, request, tell } from "./decide";
import { labelOf } from "./label_words";
import { currentOf, type DocumentRow } from "./queries";
import { playerDocuments } from "./tables";

const atOnce = 500;
const today = sql`(now() at time zone 'UTC')::date`;
/** Players are told 30 and 7 days before a document expires; -1 is what follows once it has. */
const step = sql<number>`case when ${playerDocuments.validUntil} < ${today} then -1
  when ${playerDocuments.validUntil} <= ${today} + 7 then 7
  when ${playerDocuments.validUntil} <= ${today} + 30 then 30 end`;

interface Due {
  userId: number;
  labelId: number;
  step: number;
}

/**
 * Tells players in good time that a document of theirs expires, each step once, and asks for a new one when it has; of neither where another one proves the
 * same. Who is on a break hears of it afterwards.
 */
export async function lookAfterExpiry(app: App & Pick<FastifyInstance, "log">): Promise<void> {
  const due: Due[] = await app.db
    .selectDistinct({ userId: playerDocuments.userId, labelId: playerDocuments.labelId, step })
    .from(playerDocuments)
    .innerJoin(users, eq(users.id, playerDocuments.userId))
    .where(
      and(
        ...[isNull(playerDocuments.replacedAt), eq(playerDocuments.status, 1), isNotNull(playerDocuments.validUntil)],
        sql`${step} < coalesce(${playerDocuments.toldDays}, 31)`,
        ...[isNull(users.closedAt), isNull(users.suspendedAt), sql`coalesce(${users.excludedUntil}, now()) <= now()`],
      ),
    )
    .limit(atOnce);
  await eachAlone(app, due, "A player could not be told of a document that expires", (each) =>
    app.db.transaction((tx) => takeStep(app, tx, each)),
  );
}

async function takeStep(app: App, tx: Queryable, { userId, labelId, step: days }: Due): Promise<void> {
  const user = await holdPlayer(tx, userId);
  const current = await currentOf(tx, userId);
  const own = current.filter((row) => row.labelId === labelId);
  const [first] = own.filter(({ validUntil, toldDays }) => validUntil !== null && days < (toldDays ?? 31));
  if (!first?.validUntil || own.some(({ status }) => status === 0)) return; // another process was faster, or the house looks at a side
  await tx
    .update(playerDocuments)
    .set({ toldDays: days })
    .where(and(eq(playerDocuments.userId, userId), eq(playerDocuments.labelId, labelId), isNull(playerDocuments.replacedAt)));
  if (isProvenOtherwise(current, labelId)) return;
  const { origin } = first;
  if (days < 0) await request(app, tx, { userId, labelId, actor: null, origin, request: "expires", words: null });
  else await tell(app, tx, user, origin, { letter: "document_expires", labelId, day: first.validUntil });
}

/** Whether a document of another kind, that is still valid, shows the same. */
function isProvenOtherwise(current: readonly DocumentRow[], labelId: number): boolean {
  const now = new Date().toISOString().slice(0, 10);
  const rows = current
    .filter(({ validUntil }) => validUntil === null || validUntil >= now)
    .map((row) => ({ documentLabelId: row.labelId, side: row.side, status: row.status }));
  const { proves } = labelOf(labelId);
  return documentLabels.some(
    (label) => label.id !== labelId && label.proves === proves && stateOfLabel(label, rows) === "confirmed",
  );
}
