import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { paymentAlarms, payments, paymentSteps } from "../money/payments/tables";
import { commandSurroundings } from "../testing/command_surroundings";
import { newFolder } from "../testing/run_folder";
import { startTestApp } from "../testing/test_app";
import { createTestDatabase } from "../testing/test_database";
import { runPayments } from "./run_payments";

let connection: Awaited<ReturnType<typeof createTestDatabase>>;
let app: FastifyInstance;
beforeAll(async () => {
  connection = await createTestDatabase("empty");
  app = await startTestApp({ connection });
});
afterAll(() => app.close());

const header = "provider,kind,reference,state,amount,currency";

async function run(args: string[], input = "") {
  const folder = newFolder("payments");
  writeFileSync(join(folder, "day.csv"), input);
  const surroundings = commandSurroundings(connection, { folder, input });
  return { code: await runPayments(args, surroundings), said: surroundings.told.all };
}

/** A deposit of 50 € that is in the books, booked at once or later. */
async function paid(providerReference: string, createdAt: string, bookedAt = createdAt) {
  const [row] = await app.db
    .insert(payments)
    .values({
      uuid: randomUUID(),
      reference: randomUUID(),
      kind: "deposit",
      userId: 1,
      methodId: "peer_card",
      provider: "peer",
      providerReference,
      state: "paid",
      amount: 5_000,
      currencyCode: "EUR",
      rate: "1",
      walletCurrencyCode: "EUR",
      walletRate: "1",
      walletAmount: 5_000,
      settled: 5_000,
      createdAt: new Date(createdAt),
    })
    .returning();
  await app.db
    .insert(paymentSteps)
    .values({ paymentId: row!.id, at: new Date(bookedAt), change: "moved", to: "paid", actorKind: "provider" });
}

it("compares the books of a day with a provider's file, lists what differs, and raises an alarm for each once (issue 14)", async () => {
  await paid("r1", "2026-11-20T10:00:00Z");
  await paid("r2", "2026-11-18T22:00:00Z", "2026-11-20T22:00:00Z");
  await paid("r3", "2026-11-20T23:58:00Z", "2026-11-21T00:02:00Z"); // around midnight: in the file of either day
  await app.db
    .update(payments)
    .set({ state: "refunded", updatedAt: new Date("2026-11-22T09:00:00Z") })
    .where(eq(payments.providerReference, "r2"));
  const file = [header, "peer,deposit,r1,paid,50.00,EUR", "peer,deposit,r9,paid,10,EUR"].join("\n");
  const day = ["--from", "2026-11-20", "--to", "2026-11-20"];
  const found = await run(["reconcile", "day.csv", ...day], file);
  expect(found.code).toBe(1);
  expect(found.said.split("\n").map((line) => line.replaceAll(/\s+/g, " "))).toEqual([
    "missing_in_books peer r9 books: nothing file: paid 10 EUR",
    "missing_at_provider peer r2 books: refunded 50 EUR file: nothing",
    "2 lines, 2 differences.",
    "",
  ]);
  await run(["reconcile", "-", ...day], file); // the same from standard input rings nothing twice
  expect(await app.db.$count(paymentAlarms)).toBe(2);
  const { rows } = await app.db.execute(sql`select kind from payment_alarms order by id`);
  expect(rows).toEqual([{ kind: "missing_in_books" }, { kind: "missing_at_provider" }]);
  const all = [header, "peer,deposit,r1,paid,50,EUR", "peer,deposit,r2,refunded,50,EUR", "peer,deposit,r3,paid,50,EUR"].join(
    "\n",
  );
  expect(await run(["reconcile", "day.csv"], all)).toEqual({ code: 0, said: "3 lines, 0 differences.\n" });
});

it("lists all that the books have of a day on which the provider's file has no line, and does not pass one over whose nobody knows", async () => {
  await paid("r7", "2026-11-23T10:00:00Z");
  const day = ["reconcile", "day.csv", "--from", "2026-11-23", "--to", "2026-11-23"];
  const found = await run([...day, "--provider", "peer"], header);
  expect([found.code, found.said]).toEqual([
    1,
    expect.stringMatching(/^missing_at_provider\s+peer r7 .*\n0 lines, 1 differences\.\n$/),
  ]);
  expect(await run(day, header)).toMatchObject({ code: 1, said: expect.stringContaining("Say it with --provider.") });
});

it.each([
  [["reconcile", "day.csv", "--from", "yesterday"], 2, "--from takes a day"],
  [["reconcile"], 2, "takes one file"],
  [["settle", "day.csv"], 2, "no command settle"],
  [["reconcile", "other.csv"], 1, "can not be used"],
  [["--help"], 0, "npm run payments"],
])("says what is wrong with a command line that can not be meant: %j", async (args, code, words) => {
  const answer = await run(args, header);
  expect(answer.code).toBe(code);
  expect(answer.said).toContain(words);
});
