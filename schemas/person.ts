import * as z from "zod/mini";
import { isAdult } from "./age";
import { placeholderBirthday } from "./placeholders";

const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u{34f}\u{115f}\u{1160}\u{2800}\u{3164}\u{ffa0}]/u;
const isReadable = (value: string) => value.isWellFormed() && !unseen.test(value);

/** Part of a name or of a postal address, as it may be left out (C-5.22). Messages are keys of `form.json`. */
export const personText = z
  .string("form.validation.required")
  .check(
    z.trim(),
    z.normalize("NFC"),
    z.maxLength(255, "form.validation.too_long"),
    z.refine(isReadable, "form.validation.invalid.text"),
  );

/** The same where it has to be given (C-5.20). */
export const requiredPersonText = personText.check(z.minLength(1, "form.validation.required"));

/** `1990-12-31`, of somebody who is 18 by now (C-5.21). */
export const dateOfBirth = z.string("form.validation.required").check(
  z.minLength(1, { error: "form.validation.required", abort: true }),
  z.refine((value) => isBirthday(value) && isAdult(value), "form.validation.invalid.dob"),
);

export const isBirthday = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  value > placeholderBirthday &&
  new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value;
