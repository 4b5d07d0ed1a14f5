import { useQuery } from "@tanstack/react-query";
import { useEffect, useReducer, useRef } from "react";
import type { Winner } from "../../schemas/live";
import { useLate } from "../../src/features/common/live/use_late";
import { useLive } from "../../src/features/common/live/use_live";
import { useQueryContext } from "../../src/kit/session/hooks";
import { type CalmRows, offerRows, showAll, showNext } from "./calm_rows";
import { useHold } from "../../src/kit/ui/use_hold";
import { hasWinners, type WantedWinners, winnersOf, winnersQuery } from "./winners_query";

/** Between two changes that somebody sees, in ms. */
const pace = 1_000;
const topPace = 5_000;

type Step = { offer: readonly Winner[] } | "next" | "all" | "none";

/** Winners as the server knows them, and those that come while somebody looks, at a pace that can be followed. */
export function useWinners(wanted: WantedWinners) {
  const context = useQueryContext();
  const root = useRef<HTMLElement>(null);
  const hold = useHold(root);
  const isAllowed = hasWinners(wanted, context);
  const query = useQuery({ ...winnersQuery(wanted, context), select: winnersOf, enabled: isAllowed });
  const { source, limit, isMine } = wanted;
  const isTop = source === "top";
  const reduce = (rows: CalmRows<Winner>, step: Step): CalmRows<Winner> => {
    if (step === "next") return showNext(rows, limit);
    if (step === "all") return showAll(rows, limit);
    if (step === "none") return { ...rows, waiting: [] };
    return offerRows(rows, step.offer, limit);
  };
  const [rows, take] = useReducer(reduce, { shown: query.data?.slice(0, limit) ?? [], waiting: [] });
  const { data, refetch } = query;

  useEffect(() => {
    if (data && !isTop) take({ offer: data });
  }, [data, isTop]);

  useLive(
    isMine ? "myWinsUpdated" : "currentWinnersUpdated",
    (heard) => take({ offer: isTop ? heard.filter((each) => isHigher(each, data ?? [], limit)) : heard }),
    { isOn: isAllowed && hold.isSeen },
  );
  useLive("connect", () => void refetch(), { isOn: isAllowed && hold.isSeen });

  const isLate = useLate(isAllowed && hold.isSeen);

  const isDue = hold.mayChange && rows.waiting.length > 0;
  useEffect(() => {
    if (!isDue) return;
    const change = () => {
      take(isTop ? "none" : "next");
      if (isTop) void refetch();
    };
    const timer = setTimeout(change, isTop ? topPace : pace);
    return () => clearTimeout(timer);
  }, [isDue, isTop, rows.shown, refetch]);

  return {
    query,
    isAllowed,
    root,
    winners: isTop ? (data?.slice(0, limit) ?? []) : rows.shown,
    waiting: rows.waiting.length,
    isPaused: hold.isPaused,
    isLate,
    attention: hold.attention,
    toggle() {
      if (hold.isPaused) {
        take(isTop ? "none" : "all");
        if (isTop && rows.waiting.length > 0) void refetch();
      }
      hold.toggle();
    },
  };
}
export type Winners = ReturnType<typeof useWinners>;

/** Whether a win belongs on the list of the highest; in other currencies the server has to say. */
const isHigher = ({ prize, currencyCode }: Winner, known: readonly Winner[], limit: number) =>
  known.length < limit || known.some((other) => other.currencyCode !== currencyCode || other.prize < prize);
