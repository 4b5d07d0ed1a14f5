import { inArray } from "drizzle-orm";
import type { TournamentIssue } from "../../../../schemas/api/tournaments_desk";
import { type TournamentContent, tournamentContent } from "../../../../schemas/tournament_content";
import { HttpError } from "../../../platform/api_error";
import type { Queryable } from "../../../platform/plugins/database";
import { heldIssues, parseContent, unknownGames, wrongPromotion } from "../../desk/held_content";
import { promotions } from "../../promotions/tables";

export type Checked = { content: TournamentContent; issues: [] } | { content: null; issues: TournamentIssue[] };

/** What keeps a tournament from being published: nothing may be promised that can't be paid. Its markup is made safe on the way. */
export async function checkContent(db: Queryable, typed: unknown): Promise<Checked> {
  const { content, issues: invalid } = parseContent(tournamentContent, typed);
  if (!content) return { content, issues: invalid };
  const issues: TournamentIssue[] = [
    ...(await heldIssues(db, content)),
    ...wrongPlaces(content),
    ...(await unknownGames(db, content.rules.games, ["rules", "games"])),
    ...(await wrongPromotions(db, content)),
  ];
  return issues.length > 0 ? { content: null, issues } : { content, issues: [] };
}

/** The same, for who can't go on without. */
export async function requireReady(db: Queryable, typed: unknown): Promise<TournamentContent> {
  const { content, issues } = await checkContent(db, typed);
  if (content) return content;
  throw new HttpError(422, "tournament.not_ready", "The tournament can't be used as it is.", { data: { issues } });
}

/** Each place wins one thing, and none before it is left out. */
function wrongPlaces({ prizes }: TournamentContent): TournamentIssue[] {
  let next = 1;
  return prizes.flatMap(({ fromPlace, toPlace }, index): TournamentIssue[] => {
    const isWrong = fromPlace !== next;
    const expected = next;
    next = toPlace + 1;
    return isWrong
      ? [{ path: ["prizes", index, "fromPlace"], code: "places", message: `It begins at ${expected}`, value: String(expected) }]
      : [];
  });
}

async function wrongPromotions(db: Queryable, { prizes }: TournamentContent): Promise<TournamentIssue[]> {
  const ids = prizes.flatMap(({ prizeType, promotionId }) => (prizeType === "BONUS" && promotionId ? [promotionId] : []));
  if (ids.length === 0) return [];
  const rows = await db.select().from(promotions).where(inArray(promotions.id, ids));
  return prizes.flatMap(({ prizeType, promotionId }, index): TournamentIssue[] => {
    if (prizeType !== "BONUS") return [];
    const offer = rows.find(({ id }) => id === promotionId);
    return wrongPromotion(offer, { path: ["prizes", index, "promotionId"], value: String(promotionId ?? "") });
  });
}
