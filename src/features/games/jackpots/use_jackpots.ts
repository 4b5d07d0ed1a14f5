import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useMemo } from "react";
import type { getJackpots } from "../../../../schemas/api/jackpots";
import type { AnswerOf } from "../../../kit/api/api";
import { useLate } from "../../common/live/use_late";
import { useLive } from "../../common/live/use_live";
import { useQueryContext } from "../../../kit/session/hooks";
import { useIsSeen } from "../../../kit/ui/use_is_seen";
import { jackpotsQuery } from "./jackpots_query";

/** Jackpots as the server knows them, with what they have grown to since. One that fell was won: all is read again. */
export function useJackpots(root: RefObject<HTMLElement | null>, queryOf = jackpotsQuery) {
  const { api } = useQueryContext();
  const options = useMemo(() => queryOf({ api }), [api, queryOf]);
  const query = useQuery(options);
  const client = useQueryClient();
  const isSeen = useIsSeen(root);

  useLive("connect", () => void query.refetch(), { isOn: isSeen });
  useLive(
    "jackpotUpdated",
    ({ jackpots: heard }) => {
      const known = client.getQueryData<AnswerOf<typeof getJackpots>>(options.queryKey);
      if (!known) return;
      const amounts = new Map(heard.map(({ jackpotId, amount }) => [jackpotId, amount]));
      const hasFallen = known.jackpots.some(({ jackpotId, amount }) => (amounts.get(jackpotId) ?? amount) < amount);
      const jackpots = known.jackpots.map((each) => ({ ...each, amount: amounts.get(each.jackpotId) ?? each.amount }));
      client.setQueryData(options.queryKey, { ...known, jackpots });
      if (hasFallen) void query.refetch();
    },
    { isOn: isSeen },
  );
  return { ...query, isLate: useLate(isSeen) };
}
