import { expect, it } from "vitest";
import { FileProblem, readProviderFile } from "./provider_file";
import { compare } from "./reconcile";

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
  expect(compare(known, file).map(({ kind, reference, books, file: told }) => [kind, reference, books, told])).toEqual([
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
