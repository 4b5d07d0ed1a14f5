import * as z from "zod/mini";
import { ratesFile, writeRates } from "../money/rates/import_rates";
import type { Fill } from "./demo_files";

const demoRates = z.pick(ratesFile, { source: true, rates: true });

/** Rounded ones, as their source says; currencies that no market agrees on have none, and are not offered. */
export const fillRates: Fill = async (db, files) => {
  const json = await files.json("rates.json");
  if (json !== null) await writeRates(db, { ...z.parse(demoRates, json), asOf: new Date().toISOString() });
};
