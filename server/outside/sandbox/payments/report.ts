import type { Entry } from "./entries";

const columns: readonly (readonly [string, (entry: Entry) => string | number])[] = [
  ["id", ({ id }) => id],
  ["type", ({ kind }) => kind],
  ["reference", ({ reference }) => reference],
  ["status", ({ status }) => status],
  ["amount", ({ amount }) => amount],
  ["paid_amount", ({ paid }) => paid],
  ["currency", ({ currency }) => currency],
  ["created_at", ({ createdAt }) => createdAt],
  ["updated_at", ({ updatedAt }) => updatedAt],
];

/** What the provider's books hold as CSV: amounts in minor units, times in ISO 8601, the oldest first. */
export const reportOf = (entries: readonly Entry[]): string =>
  [
    columns.map(([name]) => name).join(","),
    ...entries.map((entry) => columns.map(([, value]) => cell(String(value(entry)))).join(",")),
    "",
  ].join("\r\n");

const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
