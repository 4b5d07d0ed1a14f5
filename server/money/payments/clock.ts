import { and, asc, eq, gt, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import type { DepositState } from "../../../schemas/payment_states";
import { users } from "../../accounts/users/tables";
import { ProviderAway } from "../../outside/payments/reports";
import type { Queryable } from "../../platform/plugins/database";
import { notifyUrl } from "./deposits/start_deposit";
import { holdPayment, movePayment, type Mover, type PaymentRow } from "./move_payment";
import { heldAll, heldAllUntilEnd } from "./payouts/hold_all";
import { ring } from "./reports/alarms";
import { takeReport } from "./reports/take_report";
import { paymentNotifications, payments } from "./tables";
import { customerOf } from "./who_pays";
import { repeat } from "../../platform/repeat";

/** How often it is looked for what is due, and how much is done at once. */
const lookEveryMs = 5_000;
const atOnce = 50;
/** After 5 s, then each time after twice as long, up to so many seconds. */
const everMoreSeldom = (most: number) => sql`least(${most}, 5 * power(2, least(${payments.tries}, 10))) * interval '1 second'`;
/** A provider that says nothing of a deposit is asked until the deposit expires. */
const silence = everMoreSeldom(300);
/** As if it had been asked once: again after ten seconds. */
const watchedTries = 1;
/** One that was not reached when a deposit began has it or not. */
const unsure = "20 seconds";
/** A payout that is said to be sent and is not heard of again. */
const payoutSilence = "1 hour";
const mostTries = 8;
/** Providers send a notification again for days, not for months. */
const notificationsKept = "120 days";

type Server = Pick<
  FastifyInstance,
  | "db"
  | "log"
  | "settings"
  | "siteWords"
  | "rateOf"
  | "paymentMoved"
  | "paymentProviders"
  | "configuration"
  | "publicOrigin"
  | "tellDepositBooked"
>;

declare module "fastify" {
  interface FastifyInstance {
    /** A payout was approved: it is sent now, if it need not wait. */
    sendPayouts(): void;
    /** Does what is due. In tests; otherwise it does it by itself. */
    lookAfterPayments(): Promise<void>;
  }
}

/** What happens to payments by time alone: those that nobody pays expire, silent providers are asked, approved payouts are sent. */
export async function lookAfterPayments(app: Server): Promise<void> {
  await askAboutSilent(app);
  await sendApproved(app);
}

/** Claims rows so that of several processes each takes what the others have not; none where `mayBegin` says no. */
async function claim(
  app: Server,
  due: ReturnType<typeof and>,
  mayBegin: (tx: Queryable) => Promise<boolean> = async () => true,
): Promise<PaymentRow[]> {
  return app.db.transaction(async (tx) => {
    if (!(await mayBegin(tx))) return [];
    const rows = await tx
      .select()
      .from(payments)
      .where(due)
      .orderBy(asc(payments.id))
      .limit(atOnce)
      .for("no key update", { skipLocked: true });
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0)
      await tx
        .update(payments)
        .set({ askedAt: sql`now()`, tries: sql`${payments.tries} + 1` })
        .where(inArray(payments.id, ids));
    return rows;
  });
}

const ago = (span: string) => sql`now() - ${span}::interval`;
const notAskedFor = (span: string | SQL) =>
  sql`coalesce(${payments.askedAt}, ${payments.updatedAt}) < now() - (${span})::interval`;

async function askAboutSilent(app: Server): Promise<void> {
  const isOpen = inArray(payments.state, ["created", "waiting", "needs_customer"]);
  const isOver = and(isOpen, lt(payments.expiresAt, sql`now()`), notAskedFor("1 second"));
  const isUnsure = and(
    eq(payments.state, "created"),
    sql`${payments.providerReference} is null`,
    lt(payments.createdAt, ago(unsure)),
    notAskedFor(unsure),
  );
  const isSilent = and(inArray(payments.state, ["waiting", "needs_customer"]), notAskedFor(silence));
  const isSent = and(eq(payments.state, "sent"), notAskedFor(payoutSilence));
  for (const row of await claim(app, or(isOver, isUnsure, isSilent, isSent))) {
    await askAbout(app, row).catch((error: unknown) =>
      app.log.error({ err: error, payment: row.reference }, "A payment could not be asked about"),
    );
  }
}

/** While its player looks at a deposit, its provider is asked every ten seconds, however long it has been silent before. */
export async function askSooner(db: Queryable, { id, kind, state, tries }: PaymentRow): Promise<void> {
  if (kind !== "deposit" || (state !== "waiting" && state !== "needs_customer") || tries <= watchedTries) return;
  await db
    .update(payments)
    .set({ tries: watchedTries })
    .where(and(eq(payments.id, id), gt(payments.tries, watchedTries)));
}

/** Asks the provider, takes its answer, and ends what nobody pays any more. */
export async function askAbout(app: Server, row: PaymentRow): Promise<void> {
  const provider = app.paymentProviders.get(row.provider);
  const question = { kind: row.kind, paymentId: row.uuid, providerReference: row.providerReference };
  const report = provider
    ? await provider.readState(question).catch((error: unknown) => {
        if (error instanceof ProviderAway) return "away" as const;
        throw error;
      })
    : null;
  if (report === "away") return;
  if (report) await takeReport(app, row.provider, report, { isAsked: true });
  if (row.kind === "withdrawal") return report ? undefined : ringSilent(app, row);
  const isOver = row.expiresAt !== null && row.expiresAt < new Date();
  const isUnknown = !report && row.state === "created" && row.providerReference === null;
  if (isOver || isUnknown) await endDeposit(app, row.id, { to: isUnknown ? "declined" : "expired" });
}

interface End {
  to: DepositState;
  by?: Mover;
  note?: string | null;
}

/** Ends a deposit that nobody has paid yet; false where it is over already. What is paid after all is booked all the same. */
export async function endDeposit(
  app: Pick<Server, "db" | "paymentMoved">,
  id: number,
  { to, by = { kind: "system", name: null }, note = null }: End,
): Promise<boolean> {
  const moved = await app.db.transaction(async (tx) => {
    const row = await holdPayment(tx, { id });
    if (!row || !["created", "waiting", "needs_customer"].includes(row.state)) return null;
    const changes = to === "declined" ? { errorCode: "PROVIDER_UNAVAILABLE" as const } : {};
    return movePayment(tx, row, { to, by, note, changes });
  });
  if (moved) app.paymentMoved(moved);
  return moved !== null;
}

/** The provider does not know a payout that is said to be sent. */
const ringSilent = (app: Server, row: PaymentRow) =>
  ring(app.db, {
    paymentId: row.id,
    provider: row.provider,
    kind: "silent",
    values: { reference: row.reference, "books.state": row.state },
  });

async function sendApproved(app: Server): Promise<void> {
  const isDue = and(
    eq(payments.state, "approved"),
    or(sql`${payments.sendAt} is null`, lt(payments.sendAt, sql`now()`)),
    or(eq(payments.tries, 0), sql`${payments.askedAt} < now() - ${everMoreSeldom(3_600)}`),
  );
  const isLetGo = async (tx: Queryable) => (await heldAllUntilEnd(tx)) === null;
  for (const row of await claim(app, isDue, isLetGo)) {
    await send(app, row).catch((error: unknown) =>
      app.log.error({ err: error, payment: row.reference }, "A payout could not be sent"),
    );
  }
}

/** Hands a payout to its provider, who knows it by its number: sent again after a crash it is the same. */
async function send(app: Server, row: PaymentRow): Promise<void> {
  const provider = app.paymentProviders.get(row.provider);
  if (!provider || !row.target) return;
  if (await heldAll(app.db)) return; // since it was claimed
  const [user] = await app.db.select().from(users).where(eq(users.id, row.userId));
  if (!user) return;
  const origin = app.publicOrigin ?? `http://localhost:${app.configuration.port}`;
  const answer = await provider
    .startPayout({
      paymentId: row.uuid,
      reference: row.reference,
      methodId: row.methodId,
      amount: row.amount - row.fee,
      currencyCode: row.currencyCode,
      customer: customerOf(user, null, app.settings().settings.placeholderEmailDomains),
      target: row.target,
      notifyUrl: notifyUrl(origin, row.provider),
    })
    .catch((error: unknown) => {
      if (!(error instanceof ProviderAway)) throw error;
      return null;
    });
  if (!answer) {
    if (row.tries + 1 >= mostTries) await ringSilent(app, row);
    return;
  }
  const moved = await app.db.transaction(async (tx) => {
    const held = await holdPayment(tx, row);
    if (!held || held.state !== "approved") return null; // a notification was faster
    const by = { kind: "system", name: null } as const;
    if (answer.kind === "refused") return movePayment(tx, held, { to: "failed", by, note: answer.reason });
    return movePayment(tx, held, {
      to: "sent",
      by,
      changes: { providerReference: answer.providerReference, tries: 0, askedAt: null },
    });
  });
  if (moved) app.paymentMoved(moved);
}

export const paymentClock = fp(
  async (app) => {
    const clock = { everyMs: lookEveryMs, failure: "Payments could not be looked after" };
    const sweeper = { everyMs: 6 * 3_600_000, failure: "Old notifications could not be forgotten" };
    app.decorate(
      "sendPayouts",
      repeat(app, clock, () => lookAfterPayments(app)),
    );
    app.decorate("lookAfterPayments", () => lookAfterPayments(app));
    repeat(app, sweeper, async () =>
      app.db.delete(paymentNotifications).where(lt(paymentNotifications.at, ago(notificationsKept))),
    );
  },
  { name: "payment_clock", dependencies: ["payment_providers", "moved_payments", "rates"] },
);
