import { expect, it } from "vitest";
import { FileProblem, readProviderFile } from "./provider_file";
import { compare, isExpected } from "./reconcile";

const header = "provider,kind,reference,state,amount,currency";
const row = (reference: string, state: "paid" | "declined" | "refunded", settled: number) => ({
  id: Number(reference.slice(1)),
  kind: "deposit" as const,
  provider: "peer",
  providerReference: reference,
  state,
  amount: 5_000,
  fee: 0,
  currencyCode: "EUR",
  settled,
  settledCurrencyCode: null,
});

it("lists what one side has and the other has not, and what they say otherwise", () => {
  const file = readProviderFile(
    [
      header,
      "peer,deposit,r1,paid,50.00,EUR",
      "peer,deposit,r2,paid,40.00,EUR",
      '"peer",deposit,r3,"refunded",0,EUR',
      "peer,deposit,r9,paid,10,EUR",
      "peer,deposit,r8,declined,0,EUR",
    ].join("\r\n"),
  );
  const known = [
    row("r1", "paid", 5_000),
    row("r2", "paid", 5_000),
    row("r3", "paid", 5_000),
    row("r4", "paid", 5_000),
    row("r5", "declined", 0),
  ];
  expect(
    compare({ named: known, expected: known }, file).map(({ kind, reference, books, file: told }) => [
      kind,
      reference,
      books,
      told,
    ]),
  ).toEqual([
    ["amount_differs", "r2", "paid 50 EUR", "paid 40 EUR"],
    ["state_differs", "r3", "paid 50 EUR", "refunded 0 EUR"],
    ["missing_in_books", "r9", null, "paid 10 EUR"],
    ["missing_at_provider", "r4", "paid 50 EUR", null],
  ]);
});

it.each([
  ["provider,kind\npeer,deposit", "no reference"],
  [`${header}\npeer,deposit,r1,paid,much,EUR`, "line 2, amount"],
  [`${header}\npeer,gift,r1,paid,5,EUR`, "line 2, kind"],
])("refuses a file that it cannot read, and says where", (csv, why) => {
  expect(() => readProviderFile(csv)).toThrow(FileProblem);
  expect(() => readProviderFile(csv)).toThrow(why);
});

const day = (date: number) => ({ from: new Date(Date.UTC(2026, 10, date)), to: new Date(Date.UTC(2026, 10, date + 1)) });
const at = (date: number, hour: number, minute = 0) => new Date(Date.UTC(2026, 10, date, hour, minute));

it.each([
  ["within a day, in its file", at(20, 9), null, [true, false]],
  ["within a day, whatever another file named", at(20, 9), at(20, 12), [true, false]],
  ["at 00:01, in neither file yet", at(21, 0, 1), null, [false, true]],
  ["at 00:01, in the file of the day before", at(21, 0, 1), at(21, 2), [false, false]],
  ["at 23:59, in the next file where the provider's clock is later", at(20, 23, 59), null, [false, true]],
])("expects a payment whose money moved %s (C-9.14)", (_, movedAt, filedAt, wanted) => {
  const row = { movedAt, filedAt };
  expect([isExpected(row, day(20)), isExpected(row, day(21))]).toEqual(wanted);
});
