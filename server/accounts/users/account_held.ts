import { HttpError } from "../../platform/api_error";

/** Told to who knows the account's password, or has just opened it. `note`: why it stays closed; null while nobody has decided. */
export const accountHeld = (note: string | null) =>
  new HttpError(
    403,
    note === null ? "review.pending" : "review.refused",
    note === null
      ? "We are checking the details of this account. You will hear from us by e-mail."
      : `This account stays closed: ${note}`,
    { data: { success: false, note } },
  );
