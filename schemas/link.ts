import * as z from "zod/mini";
import { isSafeUrl } from "./safe_url";

/** A path, a query or fragment of the current page, or an address of a harmless kind; never `javascript:`. */
export const url = z
  .string()
  .check(z.maxLength(2000), z.refine(isSafeUrl, "A path, or an address that starts with https://, http://, mailto: or tel:"));

/** Where something leads (S-0.04). With `auth`, a guest is asked to sign up first. */
export const link = z.object({
  url,
  /** Where it leads somebody who is signed in; `url` when missing. */
  urlAuth: z.optional(url),
  newTab: z._default(z.boolean(), false),
  auth: z._default(z.boolean(), false),
});
export type Link = z.output<typeof link>;
