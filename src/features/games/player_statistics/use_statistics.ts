import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useApi, useUser } from "../../../kit/session/hooks";
import { useFrame } from "../../../kit/ui/frame";
import { statisticsQuery, type StatisticsWish } from "./statistics_query";

/** After a bet the player's own are asked for again, at most once in this time however fast the bets are. */
const followMs = 3_000;

/** A player's own statistics; they follow the bets that are made meanwhile. */
export function useOwnStatistics(wish: Omit<StatisticsWish, "of">, isAsked: boolean) {
  const api = useApi();
  const frame = useFrame();
  const version = useUser()?.userWallet.version;
  const known = useRef(version);
  const query = useQuery({ ...statisticsQuery(api, wish), enabled: isAsked, placeholderData: (before) => before });
  const { refetch } = query;
  useEffect(() => {
    if (!isAsked || known.current === version || !frame) return;
    const timer = frame.window.setTimeout(() => {
      known.current = version;
      void refetch();
    }, followMs);
    return () => frame.window.clearTimeout(timer);
  }, [version, isAsked, refetch, frame]);
  return query;
}
