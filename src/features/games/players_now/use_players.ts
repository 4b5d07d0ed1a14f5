import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { RefObject } from "react";
import { getPlayers } from "../../../../schemas/api/players";
import { useQueryContext } from "../../../kit/session/hooks";
import { useIsSeen } from "../../../kit/ui/use_is_seen";
import { useLive } from "../../common/live/use_live";

/** How many people have a game open, from one answer for all that ask on a page; 0 where it is not known. */
export function usePlayers(gameId: number, root: RefObject<HTMLElement | null>): number {
  const { api } = useQueryContext();
  const options = api.query(getPlayers, {});
  const isSeen = useIsSeen(root);
  const client = useQueryClient();
  const { data, refetch } = useQuery(options);
  useLive("connect", () => void refetch(), { isOn: isSeen });
  useLive("playersUpdated", (heard) => client.setQueryData(options.queryKey, heard), { isOn: isSeen });
  return data?.playersNow.find((game) => game.gameId === gameId)?.count ?? 0;
}
