import * as z from "zod/mini";
import { bonusType } from "../../schemas/bonus_type";

const column = (fallback: number) => z._default(z.int().check(z.minimum(1), z.maximum(6)), fallback);
const defaultColumns = { m: 1, t: 2, d: 3 };

/** Of these kinds only; all where empty. */
export const bonusTypes = z._default(z.array(bonusType), []);
export const limit = z._default(z.int().check(z.minimum(1), z.maximum(200)), 50);
/** Beside each other on a phone, a tablet and a desktop. */
export const columns = z._default(
  z.object({ m: column(defaultColumns.m), t: column(defaultColumns.t), d: column(defaultColumns.d) }),
  defaultColumns,
);
/** How many placeholders are there while they load (L-9.18). */
export const skeleton = z._default(z.int().check(z.minimum(0), z.maximum(24)), 4);
