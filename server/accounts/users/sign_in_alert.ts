import { localeOf } from "../../../schemas/language";
import type { FastifyRequest } from "fastify";
import type { Queryable } from "../../platform/plugins/database";
import { browserOf } from "./browser_of";
import { writeToOwner } from "./letters";
import type { SessionOrigin, UserRow } from "./sessions";

/** Tells the owner of a sign-in from a browser that the account was not in before. */
export async function writeSignInAlert(
  tx: Queryable,
  request: FastifyRequest,
  row: UserRow,
  { userAgent, country, ip }: SessionOrigin,
): Promise<void> {
  const { browser, os } = browserOf(userAgent);
  await writeToOwner(tx, request, row, {
    letter: "new_sign_in",
    page: "security",
    values: (language) => ({
      device: [browser, os].filter(Boolean).join(", ") || "?",
      place: country ? `${new Intl.DisplayNames([localeOf(language)], { type: "region" }).of(country)} (${ip})` : ip,
    }),
  });
}
