import * as z from "zod/mini";
import { isAdult } from "./age";
import { placeholderBirthday } from "./placeholders";

/** `1990-12-31`, of somebody who is 18 by now (C-5.21). */
export const dateOfBirth = z.string().check(
  z.minLength(1, { error: "form.validation.required", abort: true }),
  z.refine((value) => isBirthday(value) && isAdult(value), "form.validation.invalid.dob"),
);

export const isBirthday = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  value > placeholderBirthday &&
  new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value;
