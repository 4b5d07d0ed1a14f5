import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { type PaymentSandboxPeer, startPaymentSandbox } from "../../../testing/start_payment_sandbox";
import { newFolder } from "../../../testing/run_folder";
import { withoutClocks } from "../../../testing/without_clocks";
import { createCarouseller } from "../../payments/carouseller/carouseller";
import { createGatewaycrypto } from "../../payments/gatewaycrypto/gatewaycrypto";
import { createHarbour } from "../../payments/harbour/harbour";
import { createMusterbank } from "../../payments/musterbank/musterbank";
import type { PaymentOrder } from "../../payments/orders";
import type { PaymentProvider } from "../../payments/port";
import type { ProviderReport } from "../../payments/reports";
import { orderOf } from "../../payments/testing/port_contract";
import type { ShownEntry } from "./entries";
import { type Outcome, outcomes } from "./outcomes";

const quick = { later: 60, confirmation: 40, retries: [30] };

let sandbox: PaymentSandboxPeer;
beforeAll(async () => void (sandbox = await startPaymentSandbox({ pace: quick })));
afterAll(() => sandbox.close());

const told = (reference: string, from = sandbox) =>
  from.heardOf(reference).map(({ body }) => JSON.parse(body.toString()) as { event_id: string; data: ShownEntry });
const summary = (reference: string) =>
  told(reference).map(({ data }) => `${data.sequence} ${data.status} ${data.paid_amount} ${data.currency}`);

/** Waits until no more comes. */
async function settle(reference: string, count: number) {
  await vi.waitFor(() => expect(told(reference)).toHaveLength(count), { timeout: 5_000, interval: 20 });
}

async function start(create: (connection: never) => PaymentProvider, order: Partial<PaymentOrder>, from = sandbox) {
  const channel = create === createHarbour ? "card" : create === createGatewaycrypto ? "crypto" : "bank";
  const provider = create(from.connectionTo(channel) as never);
  const [method] = provider.methods;
  if (!method) throw new Error("No method");
  const whole = { ...orderOf({ method, more: { notifyUrl: from.notifyUrl } }), ...order };
  return { provider, order: whole, started: await provider.startPayment(whole) };
}

/** A browser without scripts: it sends forms as a person would. */
async function submit(url: string, fields: Record<string, string>, method = "POST") {
  const query = new URLSearchParams(fields).toString();
  const isGet = method === "GET";
  const answer = await fetch(isGet ? `${url}?${query}` : url, {
    method,
    redirect: "manual",
    headers: isGet ? {} : { "content-type": "application/x-www-form-urlencoded" },
    ...(!isGet && { body: query }),
  });
  return { status: answer.status, location: answer.headers.get("location"), html: await answer.text(), headers: answer.headers };
}

const fieldsIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map(([, name = "", value = ""]) => [name, value]),
  );

async function payAtBank(amount: number, fields: Record<string, string> = { answer: "pay" }) {
  const payment = await start(createMusterbank, { amount });
  if (payment.started.kind !== "redirect") throw new Error(payment.started.kind);
  const page = await (await fetch(payment.started.url)).text();
  const end = await submit(payment.started.url, fields);
  return { ...payment, page, end };
}

describe("what an amount asks for", () => {
  const euros = (cents: number) => 5_000 + cents;
  it.each<[Outcome, string[]]>([
    ["approved", ["1 paid 5000 EUR"]],
    ["declined", ["1 declined 0 EUR"]],
    ["later", ["1 pending 0 EUR", "2 paid 5002 EUR"]],
    ["partial", ["1 partially_paid 2501 EUR"]],
    ["duplicate", ["1 paid 5004 EUR", "1 paid 5004 EUR", "1 paid 5004 EUR"]],
    ["wrong_amount", ["1 paid 5506 EUR"]],
    ["declined_then_paid", ["1 declined 0 EUR", "2 paid 5007 EUR"]],
    ["out_of_order", ["2 paid 5008 EUR", "1 pending 0 EUR"]],
    ["wrong_currency", ["1 paid 5009 USD"]],
    ["charged_back", ["1 paid 5010 EUR", "2 charged_back 5010 EUR"]],
    ["refunded", ["1 paid 5011 EUR", "2 refunded 5011 EUR"]],
    ["expired", ["1 expired 0 EUR"]],
  ])("%s comes about, and is told", async (outcome, expected) => {
    const { order } = await payAtBank(euros(outcomes[outcome] ?? 0));
    await settle(order.paymentId, expected.length);
    expect(summary(order.paymentId)).toEqual(expected);
  });

  it("silence: it is paid, and only who asks hears of it", async () => {
    const { order, provider } = await payAtBank(euros(6));
    const question = { kind: "deposit", paymentId: order.paymentId, providerReference: null } as const;
    expect(await provider.readState(question)).toMatchObject({ state: "paid", settled: { amount: 5_006 } });
    expect(told(order.paymentId)).toEqual([]);
  });

  it("a notification that is told three times is the same one", async () => {
    const { order } = await payAtBank(euros(4));
    await settle(order.paymentId, 3);
    expect(new Set(told(order.paymentId).map(({ event_id }) => event_id)).size).toBe(1);
  });

  it("gives way to what somebody chooses on the page", async () => {
    const { order, page, end } = await payAtBank(euros(1), { answer: "pay", outcome: "approved", account: "savings" });
    expect(page).toContain("Pay €50.01");
    expect(end).toMatchObject({ status: 303, location: order.returnUrl });
    await settle(order.paymentId, 1);
    expect(summary(order.paymentId)).toEqual(["1 paid 5001 EUR"]);
    expect(told(order.paymentId)[0]?.data.details["account"]).toBe("DE75512108001245126199");
  });
});

it("a customer who cancels comes back, and the payment is declined for that reason", async () => {
  const { order, provider, end } = await payAtBank(5_000, { answer: "cancel" });
  expect(end.location).toBe(order.returnUrl);
  const state = await provider.readState({ kind: "deposit", paymentId: order.paymentId, providerReference: null });
  expect(state).toMatchObject({ state: "declined", code: "CUSTOMER_CANCELLED" });
});

it("a page that is sent twice pays once, and a finished payment says so", async () => {
  const { order, started } = await payAtBank(5_000);
  if (started.kind !== "redirect") return;
  await submit(started.url, { answer: "pay" });
  await settle(order.paymentId, 1);
  expect(await (await fetch(started.url)).text()).toContain("This payment is finished");
  expect(told(order.paymentId)).toHaveLength(1);
});

it("a payment that nobody made expires by itself", async () => {
  const { order } = await start(createMusterbank, { expiresAt: new Date(Date.now() + 60) });
  await settle(order.paymentId, 1);
  expect(summary(order.paymentId)).toEqual(["1 expired 0 EUR"]);
});

it.each(["en", "de", "fi"] as const)("a page speaks the customer's language: %s", async (language) => {
  const { started } = await start(createMusterbank, { language });
  if (started.kind !== "redirect") return;
  const html = await (await fetch(started.url)).text();
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain({ en: "Choose an account", de: "Wähle ein Konto", fi: "Valitse tili" }[language]);
});

it("only who has the channel's key may order, and nobody else's pages may frame a payment", async () => {
  const { key } = sandbox.connectionTo("bank");
  const send = (authorization: string, path = "/bank/payments") =>
    fetch(sandbox.url + path, { method: "POST", headers: { authorization } });
  expect((await send("Bearer nothing")).status).toBe(401);
  expect((await send(`Bearer ${key}`, "/skrill/payments")).status).toBe(401);
  expect((await send(`Bearer ${key}`)).status).toBe(422);
  const { started } = await start(createMusterbank, { returnUrl: "https://casino.example/profile/deposit" });
  if (started.kind !== "redirect") return;
  const policy = (await fetch(started.url)).headers.get("content-security-policy");
  expect(policy).toContain("frame-ancestors 'self' https://casino.example");
  expect(policy).toContain("form-action 'self' https://casino.example");
  expect((await fetch(`${sandbox.url}/bank/pay/nothing`)).status).toBe(404);
});

const visa = { number: "4111111111111111", expiry: "12/30", cvc: "737", holder: "Alexander Berg" };

describe("a card", () => {
  const stateOf = async ({ provider, order }: { provider: PaymentProvider; order: PaymentOrder }) =>
    (await provider.readState({ kind: "deposit", paymentId: order.paymentId, providerReference: null })) as ProviderReport;
  const typeInto = (url: string, card: object) =>
    fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(card) });

  it("is typed into the provider's own page and charged without a question; its token is what a payout names (C-4.12)", async () => {
    const payment = await start(createHarbour, {});
    if (payment.started.kind !== "frame") throw new Error(payment.started.kind);
    expect(payment.started.origin).toBe(sandbox.url);
    const html = await (await fetch(payment.started.url)).text();
    expect(html).toContain('"view":"card"');
    const next = (await (await typeInto(payment.started.url, visa)).json()) as { url: string };
    expect(await submit(sandbox.url + next.url, {})).toMatchObject({ status: 303, location: payment.order.returnUrl });
    const { state, account } = await stateOf(payment);
    expect({ state, shown: account?.shown }).toEqual({ state: "paid", shown: "•••• 1111" });
    const { paymentId, ...rest } = payment.order;
    const payout = { ...rest, paymentId: `${paymentId}-out`, target: { kind: "card", token: account?.token ?? "" } } as const;
    expect(await payment.provider.startPayout(payout)).toMatchObject({ kind: "sent" });
    const unknown = { ...payout, paymentId: `${paymentId}-no`, target: { kind: "card", token: "card_nobody" } } as const;
    expect(await payment.provider.startPayout(unknown)).toEqual({ kind: "refused", reason: "unknown_card" });
  });

  it("in a frame the end is told to the page around it", async () => {
    const payment = await start(createHarbour, {});
    if (payment.started.kind !== "frame") return;
    const next = (await (await typeInto(payment.started.url, visa)).json()) as { url: string };
    const end = await fetch(sandbox.url + next.url, {
      method: "POST",
      headers: { "sec-fetch-dest": "iframe" },
      redirect: "manual",
    });
    expect(end.status).toBe(200);
    expect(await end.text()).toContain(`tell("finished")`);
  });

  it.each([
    ["4000002760003184", "POST", "creq", "cres"],
    ["4000002500003155", "GET", "PaReq", "PaRes"],
    ["4000000000003220", "POST", "PaReq", "PaRes"],
  ] as const)(
    "whose bank asks, %s, goes there by %s with %s and comes back to TermUrl with %s (C-7.03)",
    async (number, method, asked, said) => {
      for (const [answer, end] of [
        ["yes", { state: "paid", code: null }],
        ["no", { state: "declined", code: "AUTHENTICATION_FAILED" }],
      ] as const) {
        const payment = await start(createHarbour, { card: { ...visa, number } });
        const { started } = payment;
        if (started.kind !== "three_d_secure") throw new Error(started.kind);
        expect(started.method).toBe(method);
        expect(Object.keys(started.fields).sort()).toEqual(["MD", "TermUrl", asked].sort());
        expect(await stateOf(payment)).toMatchObject({ state: "needs_customer" });
        expect(await payment.provider.startPayment(payment.order)).toEqual(started);
        const challenge = await submit(started.url, started.fields as Record<string, string>, method);
        expect(challenge.html).toContain("Is this you?");
        expect(challenge.html).toContain(`•••• ${number.slice(-4)}`);
        const answered = await submit(`${sandbox.url}/acs/answer`, { ...fieldsIn(challenge.html), answer });
        expect(Object.keys(fieldsIn(answered.html))).toContain(said);
        const back = await submit(started.fields.TermUrl ?? "", fieldsIn(answered.html));
        expect(back).toMatchObject({ status: 303, location: payment.order.returnUrl });
        expect(await stateOf(payment)).toMatchObject(end);
      }
    },
  );

  it("no answer of a bank can be made up", async () => {
    const payment = await start(createHarbour, { card: { ...visa, number: "4000002760003184" } });
    if (payment.started.kind !== "three_d_secure") return;
    const forged = `${Buffer.from(JSON.stringify({ id: payment.started.providerReference, answer: "yes" })).toString("base64url")}.AAAAAAAAAAAAAAAAAAAAAA`;
    expect((await submit(payment.started.fields.TermUrl ?? "", { cres: forged })).status).toBe(404);
    expect(await stateOf(payment)).toMatchObject({ state: "needs_customer" });
  });

  it.each([
    ["4000000000000002", "CARD_DECLINED"],
    ["4000000000009995", "INSUFFICIENT_FUNDS"],
    ["4000000000000069", "CARD_EXPIRED"],
  ])("%s is declined: %s", async (number, code) => {
    const payment = await start(createHarbour, { card: { ...visa, number } });
    expect(payment.started.kind).toBe("waiting");
    expect(await stateOf(payment)).toMatchObject({ state: "declined", code });
  });

  it("opens its embedded cashier once, and in the colours that the page has by then (C-2.19)", async () => {
    const cashier = createCarouseller(sandbox.connectionTo("cashier"));
    const order = { ...orderOf({ method: createMusterbank(sandbox.connectionTo("bank")).methods[0] as never }), bonusId: null };
    const site = { siteOrigin: "http://localhost:3000", notifyUrl: sandbox.notifyUrl };
    const open = (scheme: "dark" | "light") =>
      cashier.openCashier?.({ ...order, ...site, min: 100, max: 10_000, secretForm: "", theme: "lulu", scheme });
    const first = await open("dark");
    expect(await open("light")).toEqual(first);
    expect(await (await fetch(first?.url ?? "")).text()).toContain('data-theme="lulu" data-scheme="light"');
  });

  it("has fields of its own in a frame: what is typed there becomes a token that one order takes", async () => {
    const provider = createHarbour(sandbox.connectionTo("card"));
    const { customer } = orderOf({ method: provider.methods[0] as never });
    const look = { theme: "lulu", scheme: "light", language: "pt" } as const;
    const frame = await provider.openCardFrame?.({
      methodId: "harbour_card",
      customer,
      siteOrigin: "http://localhost:3000",
      ...look,
    });
    const page = await fetch(frame?.url ?? "");
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'self' http://localhost:3000");
    expect(await page.text()).toContain('<html lang="pt" data-theme="lulu" data-scheme="light" data-view="fields">');
    expect((await typeInto(frame?.url ?? "", { ...visa, number: "4111111111111112" })).status).toBe(422);
    const { token, ...shown } = (await (await typeInto(frame?.url ?? "", visa)).json()) as Record<string, string>;
    expect(shown).toEqual({ brand: "Visa", last4: "1111" });
    const again = (await (await typeInto(frame?.url ?? "", { ...visa, number: "4111 1111 1111 1111" })).json()) as object;
    expect(again).toMatchObject({ token }); // the same card, however often it is typed
    const payment = await start(createHarbour, { cardToken: token ?? "" });
    expect(payment.started.kind).toBe("waiting");
    expect(await stateOf(payment)).toMatchObject({ state: "paid" });
  });

  it("is in no file, no log line and no notification: neither its number nor its code", async () => {
    const folder = newFolder("sandbox");
    const lines: string[] = [];
    const own = await startPaymentSandbox({ folder, pace: quick, logTo: { write: (line) => void lines.push(line) } });
    onTestFinished(own.close);
    const payment = await start(createHarbour, {}, own);
    if (payment.started.kind !== "frame") return;
    await typeInto(payment.started.url, { ...visa, cvc: "919" });
    await typeInto(payment.started.url, { ...visa, number: "not a card", cvc: "919" });
    await vi.waitFor(() => expect(told(payment.order.paymentId, own)).toHaveLength(1));
    const kept = [
      ...readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8")),
      ...lines,
      ...own.heard.map(({ body }) => body.toString()),
    ].join("\n");
    expect(kept).toContain("1111");
    expect(kept).not.toMatch(/4111[ -]?1111[ -]?1111[ -]?1111/);
    expect(withoutClocks(kept)).not.toMatch(/\b919\b/);
  });
});

describe("coins", () => {
  const gateway = () => createGatewaycrypto(sandbox.connectionTo("crypto"));
  const send = (address: string, sum: string, outcome = "") => submit(`${sandbox.url}/crypto/wallet`, { address, sum, outcome });

  it("come to the customer's own address and are confirmed one by one; the address stays the same", async () => {
    const of = { customerId: randomUUID(), currencyCode: "USDT", network: "tron", notifyUrl: sandbox.notifyUrl };
    const { address = "" } = (await gateway().crypto?.addressOf(of)) ?? {};
    expect(await gateway().crypto?.addressOf(of)).toEqual({ address, tag: null });
    await send(address, "25.5");
    const reports = async () =>
      (
        await Promise.all(
          sandbox.heard.filter(({ body }) => body.includes(address)).map((message) => gateway().readNotification(message)),
        )
      ).flat();
    await vi.waitFor(async () => expect((await reports()).at(-1)?.state).toBe("paid"), { timeout: 5_000 });
    const all = await reports();
    expect(all.map(({ confirmations }) => confirmations?.seen)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(all.at(-1)).toMatchObject({
      paymentId: null,
      settled: { amount: 2_550_000_000, currencyCode: "USDT" },
      address: { address, network: "tron", currencyCode: "USDT" },
      confirmations: { seen: 5, needed: 5 },
    });
    await send(address, "10");
    await vi.waitFor(async () =>
      expect(new Set((await reports()).map(({ providerReference }) => providerReference)).size).toBe(2),
    );
  });

  it("for a payment may come in parts, and the rest completes it", async () => {
    const provider = gateway();
    const order = {
      ...orderOf({ method: provider.methods[0] as never }),
      methodId: "crypto_ltc",
      amount: 42_000_000,
      currencyCode: "LTC",
      notifyUrl: sandbox.notifyUrl,
    };
    const started = await provider.startPayment(order);
    if (started.kind !== "crypto") throw new Error(started.kind);
    await send(started.address, "0.4");
    await vi.waitFor(() => expect(summary(order.paymentId).at(-1)).toContain("partially_paid 40000000 LTC"), { timeout: 5_000 });
    await send(started.address, "0.02");
    await vi.waitFor(() => expect(summary(order.paymentId).at(-1)).toContain("paid 42000000 LTC"), { timeout: 5_000 });
  });

  it("are sent nowhere but to addresses that were given out, and paid out to none whose checksum is wrong", async () => {
    expect((await send("TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", "5")).html).toContain("none of the addresses");
    const base = { ...orderOf({ method: gateway().methods[0] as never }), currencyCode: "USDT", amount: 2_000_000_000 };
    const payTo = (address: string) =>
      gateway().startPayout({
        ...base,
        paymentId: randomUUID(),
        target: { kind: "crypto", address, tag: null, network: "tron", currencyCode: "USDT" },
      });
    expect(await payTo("TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t")).toMatchObject({ kind: "sent" });
    expect(await payTo("TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T")).toEqual({ kind: "refused", reason: "address_invalid" });
  });
});

describe("notifications", () => {
  it("are sent again until somebody takes them", async () => {
    sandbox.refuseNext(2);
    const { order } = await payAtBank(5_000);
    await settle(order.paymentId, 1);
  });

  it("outlive the process that had not brought them", async () => {
    const folder = newFolder("sandbox");
    const first = await startPaymentSandbox({ folder, pace: { ...quick, retries: [60_000] } });
    sandbox.refuseNext(1);
    const { order, started } = await start(createMusterbank, { notifyUrl: sandbox.notifyUrl }, first);
    if (started.kind === "redirect") await submit(started.url, { answer: "pay" });
    await vi.waitFor(() => expect(sandbox.refusalsLeft()).toBe(0));
    await first.close();
    expect(told(order.paymentId)).toEqual([]);
    const second = await startPaymentSandbox({ folder, pace: quick });
    onTestFinished(second.close);
    await settle(order.paymentId, 1);
    expect(second.provider.find("payment", "bank", order.paymentId)?.status).toBe("paid");
  });

  it("wait while they are held, and leave in the order that a test wants", async () => {
    await sandbox.control("hold");
    const { order } = await payAtBank(5_002);
    await vi.waitFor(() => expect(sandbox.provider.find("payment", "bank", order.paymentId)?.status).toBe("paid"));
    expect(told(order.paymentId)).toEqual([]);
    await sandbox.control("release", { order: "reversed" });
    await settle(order.paymentId, 2);
    expect(summary(order.paymentId)).toEqual(["2 paid 5002 EUR", "1 pending 0 EUR"]);
  });

  it("are told again as often as a test wants", async () => {
    const { order } = await payAtBank(5_000);
    await settle(order.paymentId, 1);
    await sandbox.control("tell_again", { reference: order.paymentId, times: 5 });
    await settle(order.paymentId, 6);
  });
});

it("says in a file what it holds, for who compares books", async () => {
  const { order } = await payAtBank(5_003);
  await settle(order.paymentId, 1);
  const answer = await fetch(`${sandbox.url}/bank/report.csv`, {
    headers: { authorization: `Bearer ${sandbox.connectionTo("bank").key}` },
  });
  const [head, ...lines] = (await answer.text()).trim().split("\r\n");
  expect(head).toBe("id,type,reference,status,amount,paid_amount,currency,created_at,updated_at");
  expect(lines.find((line) => line.includes(order.paymentId))).toContain(
    `payment,${order.paymentId},partially_paid,5003,2501,EUR,`,
  );
});

it("answers every outcome's name on its first page", async () => {
  const html = await (await fetch(sandbox.url, { headers: { "accept-language": "de-DE,de" } })).text();
  expect(html).toContain("Übungszahlungen");
  expect(html).toContain("4000 0027 6000 3184");
});
