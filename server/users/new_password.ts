import type { FastifyInstance } from "fastify";
import { dictionary } from "@zxcvbn-ts/language-common";
import { passwordProblems } from "../../schemas/password";
import { invalidRequest } from "../api_error";

const commonest = new Set<string>(dictionary["passwords-common"]);

/** Refuses a password that breaks the site's rules or is one of those that are tried first, as a problem of the field at `path`. */
export function requireGoodPassword({ settings }: Pick<FastifyInstance, "settings">, password: string, path: string): void {
  const [problem] = passwordProblems(password, settings().settings.passwordRules);
  if (problem || isCommon(password)) {
    throw invalidRequest([{ path: ["body", path], message: `form.validation.password.${problem ?? "common"}` }]);
  }
}

/** A common one with a capital letter, and a sign at its end, is as easily guessed. */
const isCommon = (password: string) => {
  const plain = password.toLowerCase();
  return commonest.has(plain) || commonest.has(plain.replace(/[^\p{L}\p{N}]+$/u, ""));
};
