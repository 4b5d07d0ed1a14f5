import { and, eq, ne } from "drizzle-orm";
import { invalidRequest } from "../../platform/api_error";
import type { Queryable } from "../../platform/plugins/database";
import { users } from "../users/tables";
import { isOfOneScript, skeletonOf } from "./skeleton";

/** Who speaks for the house; nobody else may look as if they did. */
const ofTheHouse = /^(?:mod|staff|system|official|service|helpdesk|casino|dealer)$/;
const ofTheHouseInside = /admin|moderator|support/;
/** Words that nobody should have to read beside a bet; the second only as words of their own. */
const indecent = /fuck|nigg(?:er|a)|hitler|wichser|arschloch|hijodeputa|neekeri|perkele/;
const indecentWords = new Set([
  "cunt",
  "rape",
  "nazi",
  "puta",
  "puto",
  "fotze",
  "hure",
  "fisse",
  "fitte",
  "vittu",
  "caralho",
  "shit",
]);

/** Whether a nickname is none to be called by, on a site of that name, or looks like one. */
export function isRefusedNickname(nickname: string, site: string): boolean {
  if (!isOfOneScript(nickname)) return true;
  const words = skeletonOf(nickname).split(/[._ -]/);
  const whole = words.join("");
  if (whole.includes(skeletonOf(site).replace(/[^\p{L}]/gu, "") || " ")) return true;
  if (ofTheHouseInside.test(whole) || indecent.test(whole) || indecentWords.has(whole)) return true;
  return words.some((word) => ofTheHouse.test(word) || indecentWords.has(word));
}

/** What two nicknames have in common that are taken for each other. */
export const nicknameSkeleton = (nickname: string): string => skeletonOf(nickname).replace(/[._ -]/g, "") || nickname;

/** Refuses a nickname that nobody should have, or that looks like somebody else's; two at the same moment meet at the unique index. */
export async function requireNickname(
  tx: Queryable,
  nickname: string,
  { userId, site }: { userId: number; site: string },
): Promise<void> {
  const isSame = and(eq(users.nicknameSkeleton, nicknameSkeleton(nickname)), ne(users.id, userId));
  const [other] = await tx.select({ id: users.id }).from(users).where(isSame).limit(1);
  if (other || isRefusedNickname(nickname, site)) throw nicknameTaken();
}

export const nicknameTaken = () => invalidRequest([{ path: ["body", "nickname"], message: "form.validation.nickname.taken" }]);
