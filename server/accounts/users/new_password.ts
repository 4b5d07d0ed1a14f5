import type { FastifyInstance } from "fastify";
import { dictionary } from "@zxcvbn-ts/language-common";
import { passwordRulesWith } from "../../../schemas/registration";
import type { Place } from "../../../schemas/served_by";
import { demandsOf } from "../markets/demands_of";
import { passwordProblems } from "../../../schemas/password";
import { invalidRequest } from "../../platform/api_error";

const commonest = new Set<string>(dictionary["passwords-common"]);

/**
 * Refuses a password that breaks the site's rules or those of the licence that serves its owner's home, or is one of those that are
 * tried first, as a problem of the field at `path`.
 */
export function requireGoodPassword(
  { settings }: Pick<FastifyInstance, "settings">,
  password: string,
  { path, home }: { path: string; home: Place },
): void {
  const site = settings().settings;
  const [problem] = passwordProblems(password, passwordRulesWith(site.passwordRules, demandsOf(site, home)));
  if (problem || isCommon(password)) {
    throw invalidRequest([{ path: ["body", path], message: `form.validation.password.${problem ?? "common"}` }]);
  }
}

/** Refuses a password that is known from a breach, as a problem of the field at `path`; asked outside, so never while a row is held. */
export async function requireNotBreached(
  { isBreached }: Pick<FastifyInstance, "isBreached">,
  password: string,
  { path }: { path: string },
): Promise<void> {
  if (await isBreached(password)) throw invalidRequest([{ path: ["body", path], message: "form.validation.password.breached" }]);
}

/** Fewer different characters are guessed in no time. */
const fewest = 4;

/** A common one with a capital letter, and a sign at its end, is as easily guessed. */
const isCommon = (password: string) => {
  const plain = password.toLowerCase();
  return new Set(plain).size < fewest || commonest.has(plain) || commonest.has(plain.replace(/[^\p{L}\p{N}]+$/u, ""));
};
