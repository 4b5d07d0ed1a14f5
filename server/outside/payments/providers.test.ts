import { afterAll, beforeAll, expect, vi } from "vitest";
import { type PaymentSandboxPeer, startPaymentSandbox } from "../../testing/start_payment_sandbox";
import type { Channel } from "../sandbox/payments/entries";
import { createCarouseller } from "./carouseller/carouseller";
import type { Connection } from "./gateway/connection";
import { createGatewaycrypto } from "./gatewaycrypto/gatewaycrypto";
import { createHarbour } from "./harbour/harbour";
import { createInterac } from "./interac/interac";
import { createMusterbank } from "./musterbank/musterbank";
import { createPaisa } from "./paisa/paisa";
import type { PaymentOrder, PayoutTarget } from "./orders";
import type { PaymentProvider } from "./port";
import { type ContractPeer, describeProvider } from "./testing/port_contract";
import { createSkrill } from "./skrill/skrill";

interface Case {
  create: (connection: Connection) => PaymentProvider;
  methodId: string;
  money?: ContractPeer["money"];
  more?: Partial<PaymentOrder>;
  target?: PayoutTarget;
}

const holder = "Alexander Berg";
const bank = {
  kind: "bank",
  holder,
  account: "DE89370400440532013000",
  bankCode: "COBADEFFXXX",
  bankName: "",
  branch: "",
  address: "",
} as const;

const cases: Record<Channel, Case> = {
  card: { create: createHarbour, methodId: "harbour_card", target: { kind: "card", token: "" } },
  bank: { create: createMusterbank, methodId: "instant_bank", target: bank },
  skrill: {
    create: createSkrill,
    methodId: "skrill",
    more: { email: "wallet@mail.test" },
    target: { kind: "email", email: "wallet@mail.test" },
  },
  interac: {
    create: createInterac,
    methodId: "interac",
    money: { amount: 4_200, currencyCode: "CAD" },
    target: { kind: "email", email: "wallet@mail.test" },
  },
  crypto: {
    create: createGatewaycrypto,
    methodId: "crypto_ltc",
    money: { amount: 42_000_000, currencyCode: "LTC" },
    more: { network: "litecoin" },
    target: {
      kind: "crypto",
      address: "ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9",
      tag: null,
      network: "litecoin",
      currencyCode: "LTC",
    },
  },
  upi: { create: createPaisa, methodId: "upi_qr", money: { amount: 500_000, currencyCode: "INR" } },
  cashier: { create: createCarouseller, methodId: "carouseller" },
};

let sandbox: PaymentSandboxPeer;
beforeAll(async () => void (sandbox = await startPaymentSandbox()));
afterAll(() => sandbox.close());

const told = { partly_paid: "partially_paid" } as Record<string, string>;

for (const [channel, { create, methodId, money, more, target }] of Object.entries(cases) as [Channel, Case][]) {
  describeProvider(`${channel} (${methodId})`, () => {
    const provider = create(sandbox.connectionTo(channel));
    const method = provider.methods.find(({ id }) => id === methodId);
    if (!method) throw new Error(`There is no ${methodId}`);
    const card = sandbox.provider.keepCard("4111111111111111", {
      brand: "Visa",
      last4: "1111",
      expiry: "12/30",
      holder,
      behaviour: "{}",
    });
    const peer: ContractPeer = {
      provider,
      method,
      more: { notifyUrl: sandbox.notifyUrl, ...more },
      ...(money && { money }),
      ...(target && { target: target.kind === "card" ? { kind: "card", token: card.token } : target }),
      async bringTo(order, state) {
        const kind = "target" in order ? "payout" : "payment";
        const before = sandbox.heardOf(order.paymentId).length;
        const answer = await sandbox.control("move", { reference: order.paymentId, kind, status: told[state] ?? state });
        expect(answer.status).toBe(200);
        await vi.waitFor(() => expect(sandbox.heardOf(order.paymentId).length).toBeGreaterThan(before), { timeout: 5_000 });
      },
      notificationsOf: (paymentId) => Promise.resolve(sandbox.heardOf(paymentId)),
    };
    return Promise.resolve(peer);
  });
}
