import type { PasswordRules } from "./settings";

export const passwordProblemNames = ["too_short", "needs_number", "needs_uppercase", "needs_special"] as const;
export type PasswordProblem = (typeof passwordProblemNames)[number];

/** The longest password that is taken anywhere. */
export const longestPassword = 255;

/** What a new password lacks by the site's rules, in the order in which it is told (C-5.43). Any script's letters and numbers count. */
export function passwordProblems(password: string, rules: PasswordRules): PasswordProblem[] {
  const problems: Record<PasswordProblem, boolean> = {
    too_short: [...password].length < rules.minLength,
    needs_number: rules.needsNumber && !/\p{Nd}/u.test(password),
    needs_uppercase: rules.needsUppercase && !/\p{Lu}/u.test(password),
    needs_special: rules.needsSpecial && !/[^\p{L}\p{M}\p{N}\s]/u.test(password),
  };
  return passwordProblemNames.filter((name) => problems[name]);
}

/** What rules ask for, of the problems that a password can have. */
export const passwordDemands = (rules: PasswordRules): PasswordProblem[] => passwordProblems("", rules);

/** Without those that are easily taken for each other, since it may be copied by hand. */
const lower = "abcdefghijkmnpqrstuvwxyz";
const upper = "ABCDEFGHJKLMNPQRSTUVWXYZ";
const digits = "23456789";
const special = "!@#$%^&*";

/** A password for 1-click registration: one character of each kind at least, the rest of any, in random order (C-4.40, C-5.44). */
export function generatePassword({ minLength, generatedLength }: PasswordRules): string {
  const kinds = [lower, upper, digits, special];
  const length = Math.max(kinds.length, minLength, generatedLength);
  const all = kinds.join("");
  const characters = Array.from({ length }, (_, index) => pick(kinds[index] ?? all));
  for (let end = length - 1; end > 0; end--) {
    const other = randomBelow(end + 1);
    [characters[end], characters[other]] = [characters[other] ?? "", characters[end] ?? ""];
  }
  return characters.join("");
}

const pick = (characters: string) => characters.charAt(randomBelow(characters.length));

/** Each whole number below `limit` is as likely as any other. */
function randomBelow(limit: number): number {
  const usable = Math.floor(2 ** 32 / limit) * limit;
  const [value] = [...crypto.getRandomValues(new Uint32Array(1))] as [number];
  return value < usable ? value % limit : randomBelow(limit);
}
