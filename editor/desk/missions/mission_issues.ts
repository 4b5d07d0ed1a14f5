import type { TFunction } from "i18next";
import * as z from "zod/mini";
import type { MissionIssue } from "../../../schemas/api/missions_desk";
import { missionContent } from "../../../schemas/mission_content";
import { type PropsIssue, toIssue } from "../../../src/layout/registry";

const messages: Readonly<Record<string, string>> = {
  "EUR is missing": "promotion.issue.no_euros",
  "It ends before it starts": "promotion.issue.order",
  "It needs an amount": "mission.issue.amount",
  "Cash needs an amount": "mission.issue.amount",
  "More games than rounds": "mission.issue.more_games",
  "A bonus needs its promotion": "mission.issue.no_bonus",
  "It needs a start": "mission.issue.no_start",
  "It needs an end": "mission.issue.no_end",
};

/** What is wrong with what was typed, by the contract and by what the server said when it was published. */
export function missionIssues(content: unknown, refused: readonly MissionIssue[], t: TFunction): PropsIssue[] {
  const parsed = z.safeParse(missionContent, content);
  const typed = parsed.success ? [] : parsed.error.issues.map(toIssue);
  const theirs = refused
    .filter(({ code }) => code !== "invalid")
    .map(({ path, code, value }) => ({ path, code: "told", message: t(`mission.issue.${code}`, { value }) }));
  const named = typed.map((issue) => {
    const key = messages[issue.message];
    return key ? { ...issue, code: "told", message: t(key) } : issue;
  });
  return [...named, ...theirs];
}
