import { useMemo } from "react";
import * as z from "zod/mini";
import type { TournamentIssue } from "../../../schemas/api/tournaments_desk";
import { tournamentContent } from "../../../schemas/tournament_content";
import { type PropsIssue, toIssue } from "../../../src/layout/registry";
import { useDesk } from "../desk_place";

/** What is wrong with the draft: what its schema says, and what the server refused. */
export function useTournamentIssues(
  content: Readonly<Record<string, unknown>>,
  refused: readonly TournamentIssue[],
): PropsIssue[] {
  const { t } = useDesk();
  return useMemo<PropsIssue[]>(() => {
    const parsed = z.safeParse(tournamentContent, content);
    const typed = parsed.success ? [] : parsed.error.issues.map(toIssue);
    const theirs = refused
      .filter(({ code }) => code !== "invalid")
      .map(({ path, code, value }) => ({ path, code: "custom", message: t(`tournament.issue.${code}`, { value }) }));
    return [...typed, ...theirs];
  }, [content, refused, t]);
}
