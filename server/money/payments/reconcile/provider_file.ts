import * as z from "zod/mini";
import { toMinorUnits } from "../../../platform/amounts";

const columns = ["provider", "kind", "reference", "state", "amount", "currency"] as const;

/** A line of a provider's file. `amount` in minor units: what came or was sent altogether. */
export interface ProviderLine {
  provider: string;
  kind: "deposit" | "withdrawal";
  /** The provider's own. */
  reference: string;
  state: "paid" | "partly_paid" | "declined" | "expired" | "refunded" | "charged_back" | "failed" | "sent";
  amount: number;
  currencyCode: string;
}

const line = z.object({
  provider: z.string().check(z.minLength(1)),
  kind: z.enum(["deposit", "withdrawal"]),
  reference: z.string().check(z.minLength(1)),
  state: z.enum(["paid", "partly_paid", "declined", "expired", "refunded", "charged_back", "failed", "sent"]),
  amount: z.string().check(z.regex(/^\d{1,15}(?:\.\d{1,8})?$/, "is no decimal")),
  currency: z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,9}$/, "is no currency")),
});

/** The file can not be used: its first line that is wrong, and why. */
export class FileProblem extends Error {}

/** Reads `provider,kind,reference,state,amount,currency`, in any order of columns; further columns are passed over. */
export function readProviderFile(csv: string): ProviderLine[] {
  const [header = [], ...rows] = csv
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .filter((row) => row.trim() !== "")
    .map(cellsOf);
  const missing = columns.filter((name) => !header.includes(name));
  if (missing.length > 0) throw new FileProblem(`its first line has no ${missing.join(", ")}`);
  return rows.map((cells, index) => {
    const parsed = z.safeParse(line, Object.fromEntries(header.map((name, at) => [name, (cells[at] ?? "").trim()])));
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new FileProblem(`line ${index + 2}, ${issue?.path.join(".")}: ${issue?.message}`);
    }
    const { amount, currency, ...rest } = parsed.data;
    return { ...rest, amount: toMinorUnits(Number(amount), currency), currencyCode: currency };
  });
}

/** RFC 4180 within a line: quotation marks around a cell, two of them for one. */
const cellsOf = (row: string): string[] =>
  [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
  );
