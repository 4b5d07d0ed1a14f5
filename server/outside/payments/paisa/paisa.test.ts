import { toBuffer } from "qrcode";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readQr } from "../../../testing/read_qr";
import { type PaymentSandboxPeer, startPaymentSandbox } from "../../../testing/start_payment_sandbox";
import { orderOf } from "../testing/port_contract";
import { createPaisa } from "./paisa";

let sandbox: PaymentSandboxPeer;
beforeAll(async () => void (sandbox = await startPaymentSandbox()));
afterAll(() => sandbox.close());

it("gives a code that another reader reads, with payee, sum, currency and name, for 600 s (C-4.13, C-4.15, C-9.08)", async () => {
  const provider = createPaisa(sandbox.connectionTo("upi"));
  const [method] = provider.methods;
  if (!method) throw new Error("No method");
  const order = orderOf({
    method,
    money: { amount: 500_000, currencyCode: "INR" },
    more: { expiresAt: new Date(Date.now() + 3_600_000) },
  });
  const started = await provider.startPayment(order);
  if (started.kind !== "qr") throw new Error(started.kind);
  expect(await readQr(await toBuffer(started.content, { errorCorrectionLevel: "M" }))).toBe(started.content);
  const link = new URL(started.content);
  expect(started.content).toMatch(/^upi:\/\/pay\?/);
  expect(Object.fromEntries(link.searchParams)).toMatchObject({ pn: "Foyer", am: "5000.00", cu: "INR", tn: order.reference });
  const holds = started.expiresAt.getTime() - Date.now();
  expect(holds).toBeGreaterThan(590_000);
  expect(holds).toBeLessThanOrEqual(600_000);
  const app = await (await fetch(link.searchParams.get("url") ?? "")).text();
  expect(app).toContain("₹5,000.00");
});
