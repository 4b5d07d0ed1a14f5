import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import * as z from "zod/mini";
import type { SiteSettings } from "../../../../schemas/settings";
import { type DetailName, detailsForm } from "../../../../schemas/user_details";
import type { DetailValues } from "./detail_values";

/** The server's own rules for some details; zod comes with them. */
export function check(names: readonly DetailName[], settings: SiteSettings) {
  const schema = z.extend(detailsForm(names, settings), { ghostMode: z.boolean(), password: z.string() });
  return zodResolver(schema) as unknown as Resolver<DetailValues>; // its type is made of the fields that this form has
}
