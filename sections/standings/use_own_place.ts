import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { Standing } from "../../schemas/tournament_standing";
import { positionQuery } from "../../src/features/rewards/tournament/tournament_query";
import { useQueryContext } from "../../src/kit/session/hooks";

/** After a change of the standing the own place is asked for again, no oftener than this. */
const followMs = 4_000;

/** The player's own row of a tournament (C-3.45, C-6.08); null for guests and who has none. */
export function useOwnPlace(standing: Standing | null) {
  const context = useQueryContext();
  const isUser = context.viewer.session === "user";
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...positionQuery(standing?.tournamentItemId ?? 0, context),
    enabled: isUser && standing !== null,
  });
  const follow = useEffectEvent(() => {
    if (!isUser || dataUpdatedAt === 0) return undefined;
    const timer = setTimeout(() => void refetch(), Math.max(0, dataUpdatedAt + followMs - Date.now()));
    return () => clearTimeout(timer);
  });
  useEffect(() => (standing === null ? undefined : follow()), [standing]); // each one that is heard of is another object
  return isUser && data?.tournamentItemId === standing?.tournamentItemId
    ? (data?.around.find(({ isYou }) => isYou) ?? null)
    : null;
}
