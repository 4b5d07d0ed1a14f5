import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { and, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { io, type Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { paymentsDeskNamespace, type ToDesk } from "../../../../schemas/payments_desk";
import { realtimePath } from "../../../../schemas/live_address";
import { outbox } from "../../../outside/messages/tables";
import type { LetterName } from "../../../platform/words/site_words";
import { changeSettings } from "../../../testing/change_settings";
import { openPaymentPeer } from "../../../testing/payment_peer";
import { bearerOf, call, startTestApp } from "../../../testing/test_app";
import { keepKnownMethods } from "../methods/keep_known_methods";
import { payoutRulesOf } from "../methods/methods_of";
import { payments } from "../tables";

let app: FastifyInstance;
let peer: Awaited<ReturnType<typeof openPaymentPeer>>;
let cashier: Record<string, string>;
let admin: Record<string, string>;
let support: Record<string, string>;
let compliance: Record<string, string>;
let player: Record<string, string>;
let email = "";
let userId = 0;
beforeAll(async () => {
  peer = await openPaymentPeer();
  app = await startTestApp({ paymentProviders: [peer.provider] });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const bearer = (name: string) => bearerOf(app, `${name}@foyer.test`);
  [cashier, admin, support, compliance] = await Promise.all([
    bearer("cashier"),
    bearer("admin"),
    bearer("support"),
    bearer("compliance"),
  ]);
});
afterAll(async () => {
  await app.close();
  await peer.close();
});

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

/** A player who reads German and has paid so much in by card. */
async function newPlayer(amount = 100) {
  email = `${randomUUID()}@example.com`;
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into users (unique_id, email, password_hash, currency_code, country_code, first_name, last_name, date_of_birth, is_email_verified, kyc_status, consents, preferred_language)
    select ${randomUUID()}, ${email}, password_hash, 'EUR', 'DE', 'Ada', 'Berg', '1990-01-01', true, 'APPROVED', consents, 'de'
    from users where email = 'paid@foyer.test' returning id`);
  userId = rows[0]?.id ?? 0;
  player = await bearerOf(app, email);
  const { body } = await post<{ txId: number }>("/api/user/init-pay", { pspID: "peer_card", amount }, player);
  await tell(body.txId, "paid");
  return body.txId;
}
const post = <Body = Record<string, unknown>>(url: string, payload: object, headers = cashier) =>
  call<Body>(app, { method: "POST", url, payload, headers });
const get = <Body>(url: string, headers = cashier) => call<Body>(app, { url, headers });
const office = (id: number, verb: string, body: object = {}, headers = cashier) =>
  post<{ code?: string; data: { state: string } }>(`/api/backoffice/payments/${id}/${verb}`, body, headers);
const rowOf = async (id: number) => (await app.db.select().from(payments).where(eq(payments.id, id)))[0]!;
async function tell(id: number, state: "paid" | "declined") {
  await app.inject(peer.signed(peer.reportOf(peer.bring((await rowOf(id)).uuid, state))));
}
async function wallet() {
  const { rows } = await app.db.execute<{ amount: string }>(
    sql`select amount from wallets where user_id = ${userId} and currency_code = 'EUR'`,
  );
  return Number(rows[0]?.amount ?? 0);
}
async function withdraw(amount = 80) {
  const { body } = await post<{ data: { withdrawRequestId: number } }>(
    "/api/user/init-withdrawal",
    {
      amount,
      pspID: "peer_bank",
      beneficiaryName: "Ada Berg",
      beneficiaryAccount: "DE89 3704 0044 0532 0130 00",
      bankCode: "COBADEFF",
      bankName: "Bank",
    },
    player,
  );
  return body.data.withdrawRequestId;
}

async function letterOf(template: LetterName) {
  const [letter] = await app.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, email), eq(outbox.template, template)));
  return letter;
}

interface Detail {
  payment: { hold: { by: string; until: string } | null; promisedAt: string | null; request: object };
  actions: string[];
  steps: { change: string; note: string | null; actor: { name: string | null } }[];
  notifications: { body: string | null }[];
}
const detail = async (id: number, headers = cashier) => (await get<Detail>(`/api/backoffice/payments/${id}`, headers)).body;

it("tells the player of a rejected payout why, in their language, on the payment and in a letter (C-5.56)", async () => {
  await newPlayer();
  const id = await withdraw();
  const { body: letters } = await get<{ language: string; letters: { code: string; theirs: string; own: string }[] }>(
    `/api/backoffice/payments/${id}/letters`,
  );
  expect(letters.language).toBe("de");
  const other = letters.letters.find(({ code }) => code === "other_holder");
  expect(other?.theirs).toContain("•••• 4417 läuft auf den Namen einer anderen Person");
  expect(other?.own).toContain("another person's name");
  expect((await office(id, "reject", { code: "other" })).status).toBe(400);
  expect((await office(id, "reject", { code: "other_holder", note: "The bank said so." })).status).toBe(200);
  const row = await rowOf(id);
  expect([row.state, row.reason, await wallet()]).toEqual(["rejected", other?.theirs, 10_000]);
  const letter = await letterOf("payout_rejected");
  expect(letter?.language).toBe("de");
  expect(letter?.body).toContain(other?.theirs);
  expect(letter?.body).not.toContain("The bank said so.");
  expect(await office(id, "approve", {}, admin)).toMatchObject({ status: 409, body: { code: "payment.decided" } });
});

it("narrows the queue by market, way and amount, on the screen and as a file, for cashiers alone", async () => {
  await newPlayer();
  const id = await withdraw(80);
  const { reference } = await rowOf(id);
  const file = async (filter: string, headers = cashier) =>
    app.inject({ url: `/api/backoffice/payments/payouts.csv?tab=to_decide${filter}`, headers });
  const listed = async (filter: string) =>
    (
      await get<{ payouts: { rows: { paymentId: number }[] } }>(`/api/backoffice/payments/payouts?limit=100${filter}`)
    ).body.payouts.rows.some(({ paymentId }) => paymentId === id);
  for (const [filter, isIn] of [
    ["&market=MT", true],
    ["&market=GB", false],
    ["&methodId=peer_card", true],
    ["&methodId=peer_bank", false],
    ["&minAmount=79&maxAmount=81", true],
    ["&minAmount=81", false],
    [`&search=${reference}`, true],
  ] as const) {
    expect(await listed(filter), filter).toBe(isIn);
    const { statusCode, headers, body } = await file(filter);
    expect([statusCode, headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(body.includes(reference), filter).toBe(isIn);
  }
  expect((await file("", player)).statusCode).toBe(403);
  expect((await file("", {})).statusCode).toBe(401);
  expect((await file("&minAmount=much")).statusCode).toBe(400);
});

it("approves nothing that somebody holds, until it is let go, and puts it into a list of its own", async () => {
  await newPlayer();
  const id = await withdraw();
  const until = new Date(Date.now() + 3_600_000).toISOString();
  expect((await office(id, "hold", { until: "2020-01-01T00:00:00Z", note: "x" })).status).toBe(400);
  expect((await office(id, "hold", { until, note: "Waits for the bank" })).status).toBe(200);
  expect(await office(id, "approve", {}, admin)).toMatchObject({ status: 409, body: { code: "payment.held" } });
  const listed = async (tab: string) =>
    (
      await get<{ payouts: { rows: { paymentId: number }[] } }>(`/api/backoffice/payments/payouts?tab=${tab}&limit=100`)
    ).body.payouts.rows.some(({ paymentId }) => paymentId === id);
  expect([await listed("held"), await listed("to_decide")]).toEqual([true, false]);
  const held = await detail(id, admin);
  expect(held.payment.hold).toMatchObject({ by: "cashier@foyer.test", until });
  expect(held.actions).not.toContain("approve");
  expect((await office(id, "release", {}, admin)).status).toBe(200);
  expect(await office(id, "release")).toMatchObject({ status: 409 });
  expect((await office(id, "approve")).status).toBe(200);
  expect((await detail(id)).steps.map(({ change }) => change)).toEqual(expect.arrayContaining(["held", "released"]));
});

it("asks the player what the house wants to know, waits for the answer while the promised time stands still, and goes on with it", async () => {
  await newPlayer();
  const id = await withdraw();
  type Mine = { expectedAt: string; question: { text: string; askedAt: string; answer: string | null } | null };
  const request = async () =>
    (await get<{ withdrawRequests: { rows: Mine[] } }>(`/api/user/get-withdraw-requests?withdrawRequestId=${id}`, player)).body
      .withdrawRequests.rows[0];
  const mine = async () => (await request())?.question;
  /** What is promised to the player and to the queue, in hours from what was promised at first. */
  const promises = async () => [
    Date.parse((await request())?.expectedAt ?? ""),
    Date.parse((await detail(id)).payment.promisedAt ?? ""),
  ];
  const first = await promises();
  const later = async () => (await promises()).map((at, index) => Math.round((at - (first[index] ?? 0)) / 3_600_000));
  const hoursPass = () =>
    app.db.execute(sql`update payments set question_at = question_at - interval '5 hours' where request_id = ${id}`);
  const tabOf = async () => {
    const tabs = ["to_decide", "asked"];
    const lists = await Promise.all(
      tabs.map((tab) =>
        get<{ payouts: { rows: { paymentId: number }[] } }>(`/api/backoffice/payments/payouts?tab=${tab}&limit=100`),
      ),
    );
    return tabs.filter((_, index) => lists[index]?.body.payouts.rows.some(({ paymentId }) => paymentId === id));
  };
  const answer = (body: object, headers = player) =>
    post<{ code?: string }>("/api/user/answer-withdraw-question", { withdrawRequestId: id, ...body }, headers);
  expect((await office(id, "question", { question: " " })).status).toBe(400);
  expect(await office(id, "withdraw-question")).toMatchObject({ status: 409, body: { code: "payment.no_question" } });
  const question = "Wem gehört das Konto DE89 •••• 3000?";
  expect((await office(id, "question", { question }, compliance)).status).toBe(200);
  expect(await office(id, "question", { question: "Another" })).toMatchObject({ body: { code: "payment.question_open" } });
  expect(await office(id, "approve")).toMatchObject({ status: 409, body: { code: "payment.question_open" } });
  expect((await detail(id)).actions).not.toContain("approve");
  expect(await tabOf()).toEqual(["asked"]);
  const letter = await letterOf("payout_question");
  expect(letter?.language).toBe("de");
  expect(letter?.body).toContain(question);

  expect(await later()).toEqual([0, 0]);
  await hoursPass();
  expect(await later()).toEqual([5, 5]);
  const shown = await mine();
  expect(shown).toMatchObject({ text: question, answer: null });
  const askedAt = shown?.askedAt;
  expect((await answer({ askedAt, answer: "  " })).status).toBe(400);
  expect((await answer({ askedAt: "2020-01-01T00:00:00Z", answer: "Me" })).body.code).toBe("payment.no_question");
  expect((await answer({ askedAt, answer: "Me" }, cashier)).status).toBe(404);
  expect((await answer({ askedAt, answer: "Mir, seit 2019." })).status).toBe(200);
  expect((await answer({ askedAt, answer: "Again" })).body.code).toBe("payment.no_question");
  expect(await mine()).toMatchObject({ text: question, answer: "Mir, seit 2019." });
  expect(await tabOf()).toEqual(["to_decide"]);

  expect((await office(id, "question", { question: "Noch etwas?" })).status).toBe(200);
  await hoursPass();
  expect((await office(id, "withdraw-question", {}, admin)).status).toBe(200);
  expect(await later()).toEqual([10, 10]);
  expect(await mine()).toBeNull();
  expect((await office(id, "approve")).status).toBe(200);
  const { steps } = await detail(id);
  expect(steps.map(({ change }) => change).filter((change) => /question|answer/.test(change))).toEqual([
    "question",
    "answer",
    "question",
    "question_withdrawn",
  ]);
  expect(await office(id, "question", { question: "Late" })).toMatchObject({ body: { code: "payment.decided" } });
});

it("holds all payouts for a reason that is logged: none is approved and none is sent until they are let go", async () => {
  const all = (verb: string, headers = compliance) =>
    post<{ code?: string }>(`/api/backoffice/payments/${verb}-all`, { note: "Odd files" }, headers);
  const heldAll = async () => (await get<{ heldAll: object | null }>("/api/backoffice/payments/payouts?limit=1")).body.heldAll;
  await newPlayer();
  const [first, second] = [await withdraw(20), await withdraw(20)];
  const sendAt = (at: Date | null) => app.db.update(payments).set({ sendAt: at }).where(eq(payments.id, first));
  await sendAt(new Date(Date.now() + 3_600_000));
  expect((await office(first, "approve")).status).toBe(200);
  expect((await all("release")).body.code).toBe("payment.decided");
  expect((await all("hold", support)).status).toBe(403);
  expect((await all("hold")).status).toBe(200);
  expect((await all("hold", admin)).body.code).toBe("payment.all_held");
  expect(await heldAll()).toMatchObject({ by: "compliance@foyer.test", note: "Odd files" });
  expect(await office(second, "approve", {}, admin)).toMatchObject({ status: 409, body: { code: "payment.all_held" } });
  expect(await detail(second)).toMatchObject({ heldAll: true });
  await sendAt(null);
  await app.lookAfterPayments();
  expect((await rowOf(first)).state).toBe("approved");
  expect((await all("release", cashier)).status).toBe(200);
  expect(await heldAll()).toBeNull();
  await expect.poll(async () => (await rowOf(first)).state).toBe("sent"); // letting go sends
  expect((await office(second, "approve")).status).toBe(200);
  const { body: log } = await get<{ changes: { rows: { change: string; actor: string; note: string | null }[] } }>(
    "/api/backoffice/payments/changes?limit=10",
  );
  expect(log.changes.rows.filter(({ change }) => change.startsWith("all_"))).toMatchObject([
    { change: "all_released", actor: "cashier@foyer.test", note: "Odd files" },
    { change: "all_held", actor: "compliance@foyer.test", note: "Odd files" },
  ]);
});

it("approves by itself what is small and plain, and nothing at all while all payouts are held (D-13)", async () => {
  await newPlayer();
  const { body } = await get<{ accounts: { accountId: number }[] }>("/api/user/get-withdraw-conditions", player);
  const [account] = body.accounts;
  await app.db.execute(sql`update payout_accounts set token = ${randomUUID()} where id = ${account?.accountId}`); // nobody else's card
  const toCard = async () => {
    const asked = { amount: 10, accountId: account?.accountId };
    const answer = await post<{ data: { withdrawRequestId: number } }>("/api/user/init-withdrawal", asked, player);
    return (await rowOf(answer.body.data.withdrawRequestId)).state;
  };
  const payouts = payoutRulesOf(app.settings().settings);
  await changeSettings(app, { payouts: { ...payouts, approveBelow: 50 } });
  try {
    expect(await toCard()).toBe("in_review"); // the first one to this card
    await app.db.execute(sql`update users set total_spend = 100000 where id = ${userId}`);
    await app.db.execute(
      sql`update payments set state = 'sent', created_at = now() - interval '3 days' where user_id = ${userId} and kind = 'withdrawal'`,
    );
    await post("/api/backoffice/payments/hold-all", { note: "Odd files" }, compliance);
    expect(await toCard()).toBe("in_review");
    await post("/api/backoffice/payments/release-all", { note: "They were not" }, compliance);
    expect(await toCard()).toBe("approved");
  } finally {
    await changeSettings(app, { payouts });
  }
});

it("lets support read and decide nothing, and compliance hold and ask but neither approve nor reject", async () => {
  await newPlayer();
  const id = await withdraw();
  const until = new Date(Date.now() + 3_600_000).toISOString();
  expect((await detail(id, support)).actions).toEqual([]);
  expect((await detail(id, compliance)).actions.sort()).toEqual(["ask_player", "hold", "note"]);
  for (const [verb, body] of [
    ["approve", {}],
    ["reject", { code: "other_holder" }],
    ["hold", { until, note: "x" }],
    ["question", { question: "x" }],
    ["note", { note: "x" }],
  ] as const) {
    expect((await office(id, verb, body, support)).status, verb).toBe(403);
    if (verb === "approve" || verb === "reject") expect((await office(id, verb, body, compliance)).status, verb).toBe(403);
  }
  expect((await office(id, "hold", { until, note: "x" }, compliance)).status).toBe(200);
  expect((await rowOf(id)).state).toBe("in_review");
});

it("keeps what providers sent, without what opens an account, and lets an administrator alone give money back", async () => {
  const id = await newPlayer();
  const { notifications, actions } = await detail(id);
  expect(notifications[0]?.body).toContain('"state": "paid"');
  expect(notifications[0]?.body).not.toContain("tok_4417");
  expect([actions.includes("refund"), (await detail(id, admin)).actions.includes("refund")]).toEqual([false, true]);
  expect((await office(id, "refund", { note: "A mistake" })).status).toBe(403);
  expect((await office(id, "refund", { note: "A mistake" }, admin)).body).toMatchObject({ data: { state: "refunded" } });
  expect(await wallet()).toBe(0);
  expect(await office(id, "refund", { note: "Again" }, admin)).toMatchObject({ status: 409 });
});

it("ends a deposit that nobody paid, and books it all the same where it is paid after all", async () => {
  await newPlayer();
  const { body } = await post<{ txId: number }>("/api/user/init-pay", { pspID: "peer_card", amount: 50 }, player);
  expect((await office(body.txId, "cancel", { note: "The player asked" })).body).toMatchObject({ data: { state: "expired" } });
  expect(await office(body.txId, "cancel", { note: "Again" })).toMatchObject({ status: 409 });
  await tell(body.txId, "paid");
  expect(await wallet()).toBe(15_000);
});

it("lists all payments by when they were begun, the newest first, in whatever order they were written", async () => {
  const { body } = await get<{ payments: { rows: { createdAt: string }[] } }>("/api/backoffice/payments?limit=100", support);
  const times = body.payments.rows.map(({ createdAt }) => createdAt);
  expect(times.length).toBeGreaterThan(5);
  expect(times).toEqual(times.toSorted().reverse());
});

it("finds a payment by its number, its reference, its player and the provider's reference", async () => {
  const id = await newPlayer();
  const { reference, providerReference } = await rowOf(id);
  for (const search of [String(id), reference, email, providerReference ?? ""]) {
    const { body } = await get<{ payments: { rows: { paymentId: number }[] } }>(
      `/api/backoffice/payments?search=${encodeURIComponent(search)}`,
    );
    expect(body.payments.rows.map(({ paymentId }) => paymentId)).toContain(id);
  }
});

it("lets one person look after an alarm that a provider's file raises, and close it with a remark", async () => {
  const id = await newPlayer();
  const { providerReference } = await rowOf(id);
  const csv = `provider,kind,reference,state,amount,currency\npeer,deposit,${providerReference},paid,40,EUR\n`;
  const wrong = await post("/api/backoffice/payments/reconcile", { csv: "provider,kind\npeer,deposit" });
  expect(wrong).toMatchObject({
    status: 422,
    body: { code: "payment.file_unusable", data: { why: expect.stringContaining("reference") } },
  });
  const { body } = await post<{ lines: number; differences: { kind: string; paymentId: number }[] }>(
    "/api/backoffice/payments/reconcile",
    { csv },
  );
  expect(body.differences).toContainEqual(expect.objectContaining({ kind: "amount_differs", paymentId: id }));
  const { body: list } = await get<{ alarms: { rows: { alarmId: number; paymentId: number }[] } }>(
    "/api/backoffice/payments/alarms?limit=100",
  );
  const alarmId = list.alarms.rows.find(({ paymentId }) => paymentId === id)?.alarmId;
  const alarm = (verb: string, payload: object, headers = cashier) =>
    post(`/api/backoffice/payments/alarms/${alarmId}/${verb}`, payload, headers);
  expect((await alarm("take", { isTaken: true })).status).toBe(200);
  expect(await alarm("take", { isTaken: true }, admin)).toMatchObject({ status: 409, body: { code: "payment.decided" } });
  expect((await alarm("resolve", { note: "Their file was wrong" })).status).toBe(200);
  expect((await alarm("resolve", { note: "Twice" })).status).toBe(409);
});

it("arranges methods in versions: who has not seen the newest is told, and players see the order at once (C-2.06)", async () => {
  await newPlayer();
  const url = "/api/backoffice/payments/methods";
  interface Methods {
    versions: { versionId: number; actor: string }[];
    mayArrange: boolean;
  }
  const seen = (await get<Methods>(url, admin)).body;
  const basedOn = seen.versions[0]?.versionId ?? 0;
  const body = {
    market: null,
    currency: null,
    methods: [
      { methodId: "peer_bank", isEnabled: true },
      { methodId: "peer_card", isEnabled: true },
    ],
    basedOn,
  };
  const put = (payload: object, headers = admin) => call(app, { method: "PUT", url, payload, headers });
  expect((await put(body, cashier)).status).toBe(403);
  const support = await bearerOf(app, "support@foyer.test");
  expect((await get<Methods>(url, support)).body.mayArrange).toBe(false); // who reads payments finds them by way
  expect((await put(body, support)).status).toBe(403);
  expect((await put(body)).status).toBe(200);
  expect(await put(body)).toMatchObject({ status: 409, body: { code: "payment.methods_changed" } });
  const { body: now } = await get<Methods>(url);
  expect([now.versions[0]?.actor, now.mayArrange]).toEqual(["admin@foyer.test", false]);
  const methods = async () => (await get<{ data: { id: string }[] }>("/api/user/get-payment-methods", player)).body;
  expect(JSON.stringify(await methods()).indexOf("peer_bank")).toBeLessThan(JSON.stringify(await methods()).indexOf("peer_card"));
  const newest = now.versions[0]?.versionId ?? 0;
  const off = { ...body, methods: [{ methodId: "peer_bank", isEnabled: false }], basedOn: newest };
  expect((await put(off)).status).toBe(200);
  expect(JSON.stringify(await methods())).not.toContain("peer_bank");
  await put({ ...body, methods: [], basedOn: undefined });
});

it("tells the editor which methods a section may name, and the check which of them are off or not there (issue 18, 1)", async () => {
  const editor = await bearerOf(app, "editor@foyer.test");
  const places = "/api/backoffice/payments/methods";
  const arrange = (methods: object[]) =>
    call(app, { method: "PUT", url: places, payload: { market: null, currency: null, methods }, headers: admin });
  const named = async () => {
    const { body } = await get<{ methods: { methodId: string; state: string }[] }>("/api/backoffice/payment-methods", editor);
    return Object.fromEntries(body.methods.map(({ methodId, state }) => [methodId, state]));
  };
  expect((await get("/api/backoffice/payment-methods", cashier)).status).toBe(403);
  expect(await named()).toMatchObject({ peer_card: "open", peer_bank: "open" });

  expect((await arrange([{ methodId: "peer_bank", isEnabled: false }])).status).toBe(200);
  expect(await named()).toMatchObject({ peer_card: "open", peer_bank: "closed" });
  const ids = ["peer_card", "peer_bank", "nobody_pays_so"];
  const references = ids.map((id) => ({ kind: "payment_method", id }));
  const told = await post<{ references: object[] }>("/api/backoffice/references", { references }, editor);
  expect(told.body.references).toMatchObject([{ state: "open", family: "card" }, { state: "closed" }, { state: "missing" }]);

  const section = { id: "pay", name: "pay", type: "deposit", props: { methodIds: ids } };
  const page = { id: "named-methods", route: "/named-methods", title: { en: "Pay" }, sections: [section] };
  expect((await post("/api/backoffice/pages", { page }, editor)).status).toBe(200);
  const { body } = await get<{ findings: { code: string }[] }>("/api/backoffice/pages/named-methods/check", editor);
  expect(body.findings.filter(({ code }) => code.startsWith("reference."))).toMatchObject([
    { code: "reference.missing", path: ["props", "methodIds", 2], values: { id: "nobody_pays_so" } },
    { code: "reference.closed", path: ["props", "methodIds", 1], values: { id: "peer_bank" } },
  ]);
  await arrange([]);
});

it("tells who names a way in where money goes out, and a way out where it comes in (issue 14)", async () => {
  const editor = await bearerOf(app, "editor@foyer.test");
  await app.db.execute(sql`update payment_methods set pays_out = false where id = 'peer_upi'`);
  await app.db.execute(sql`update payment_methods set pays_in = false where id = 'peer_bank'`);
  const ids = ["peer_card", "peer_upi", "peer_bank"];
  const told = async (kind: string) => {
    const references = ids.map((id) => ({ kind, id }));
    const { body } = await post<{ references: { state: string }[] }>("/api/backoffice/references", { references }, editor);
    return body.references.map(({ state }) => state);
  };
  expect(await told("payment_method")).toEqual(["open", "open", "closed"]);
  expect(await told("payout_method")).toEqual(["open", "closed", "open"]);

  const section = { id: "out", name: "out", type: "withdraw", props: { methodIds: ids } };
  const page = { id: "named-ways-out", route: "/named-ways-out", title: { en: "Out" }, sections: [section] };
  expect((await post("/api/backoffice/pages", { page }, editor)).status).toBe(200);
  const { body } = await get<{ findings: { code: string }[] }>("/api/backoffice/pages/named-ways-out/check", editor);
  expect(body.findings.filter(({ code }) => code.startsWith("reference."))).toMatchObject([
    { code: "reference.closed", path: ["props", "methodIds", 1], values: { id: "peer_upi" } },
  ]);
  await keepKnownMethods(app);
  expect(await told("payout_method")).toEqual(["open", "open", "open"]);
});

it("keeps the trail as it is: the database refuses to change or delete what was written", async () => {
  const id = await newPlayer();
  for (const command of [
    sql`update payment_steps set note = 'other' where payment_id = ${id}`,
    sql`delete from payment_steps where payment_id = ${id}`,
    sql`update payment_changes set note = 'other'`,
    sql`delete from staff_events`,
  ]) {
    await app.db.execute(sql`insert into staff_events (change, email) values ('invited', 'a@site.test')`);
    await expect(app.db.execute(command)).rejects.toMatchObject({
      cause: { message: expect.stringContaining("stays as it is") },
    });
  }
});

const tokenOf = (headers: Record<string, string>) => headers["authorization"]?.slice(7);
function connect(headers: Record<string, string>) {
  const address = app.server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const socket = io(origin + paymentsDeskNamespace, {
    path: realtimePath,
    transports: ["websocket"],
    auth: { token: tokenOf(headers) },
    forceNew: true,
    reconnection: false,
    extraHeaders: { origin },
  });
  sockets.push(socket);
  return socket;
}
const heard = <Event extends keyof ToDesk>(socket: Socket, event: Event, isWanted: (message: ToDesk[Event]) => boolean) =>
  new Promise<ToDesk[Event]>((resolve) => {
    socket.on(event, ((message: ToDesk[Event]) => isWanted(message) && resolve(message)) as never);
  });

it("tells desks who has a payout open and what was decided, and lets nobody else in", async () => {
  await newPlayer();
  const id = await withdraw();
  for (const headers of [player, await bearerOf(app, "editor@foyer.test")]) {
    const refused = connect(headers);
    expect(await new Promise((resolve) => refused.on("connect_error", ({ message }) => resolve(message)))).toBe(
      "session.required",
    );
  }
  const [one, other] = [connect(cashier), connect(admin)];
  await Promise.all([one, other].map((socket) => new Promise((resolve) => socket.on("connect", () => resolve(null)))));
  const looked = heard(other, "desk.looking", ({ paymentId, people }) => paymentId === id && people.length > 0);
  one.emit("desk.look_at", { paymentId: id });
  expect((await looked).people.map(({ name }) => name)).toEqual(["Cass Lindqvist"]);
  const changed = heard(other, "desk.changed", ({ paymentIds }) => paymentIds.includes(id));
  await office(id, "approve");
  await changed;
  const left = heard(other, "desk.looking", ({ paymentId, people }) => paymentId === id && people.length === 0);
  one.emit("desk.look_at", { paymentId: null });
  await left;
});

it("ships the words of every reason with the place of the account in it", async () => {
  for (const language of ["da", "de", "en", "es", "fi", "no", "pt"]) {
    const words = await readFile(join(app.root, "locales", language, "site", "payout_reasons.json"), "utf8");
    expect(words.match(/{{account}}/g)?.length, language).toBeGreaterThanOrEqual(2);
  }
});
