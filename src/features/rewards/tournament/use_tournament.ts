import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import {
  getTournamentActivities,
  getTournaments,
  getUserTournamentPosition,
  joinTournament,
  remindOfTournament,
} from "../../../../schemas/api/tournaments";
import { useApi, useQueryContext, useUser, useViewer } from "../../../kit/session/hooks";
import { useSingleMutation } from "../../../kit/session/use_single_mutation";
import { useFrame } from "../../../kit/ui/frame";
import { useLate } from "../../common/live/use_late";
import { useLive } from "../../common/live/use_live";
import { positionQuery, tournamentQuery } from "./tournament_query";

/** However much happens, the standing is asked for again no oftener. */
const followMs = 2_000;
const lookEveryMs = 15_000;

/** A tournament, and where the player stands in it; both follow the bets while it runs, and until its prizes are booked. */
export function useTournament(id: number | undefined) {
  const context = useQueryContext();
  const client = useQueryClient();
  const view = useFrame()?.window;
  const isUser = useViewer().session === "user";
  const version = useUser()?.userWallet.version;
  const known = useRef(version);
  const timer = useRef<number>(undefined);
  const found = useQuery({
    ...tournamentQuery(id, context),
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state }) => (state.data?.tournaments[0] && isMoving(state.data.tournaments[0]) ? lookEveryMs : false),
  });
  const tournament = found.data?.tournaments[0];
  const position = useQuery({
    ...positionQuery(tournament?.tournamentItemId ?? 0, context),
    enabled: isUser && tournament !== undefined,
    refetchOnWindowFocus: "always",
    refetchInterval: tournament && isMoving(tournament) ? lookEveryMs : false,
  });

  function follow() {
    if (!view || timer.current !== undefined) return;
    timer.current = view.setTimeout(() => {
      timer.current = undefined;
      for (const { path } of [getTournaments, getUserTournamentPosition]) void client.invalidateQueries({ queryKey: [path] });
    }, followMs);
  }
  useEffect(
    () => () => {
      view?.clearTimeout(timer.current);
      timer.current = undefined;
    },
    [view],
  );
  useEffect(() => {
    if (known.current === version) return;
    known.current = version;
    follow();
  });
  const stage = `${tournament?.status} ${tournament?.paidAt}`;
  const knownStage = useRef(stage);
  useEffect(() => {
    if (knownStage.current === stage) return;
    knownStage.current = stage; // the own place was read before it ended, or before prizes were booked
    void client.invalidateQueries({ queryKey: [getUserTournamentPosition.path] });
  });
  const isOn = tournament?.status === "IN-PROGRESS";
  useLive(
    "activeTournamentsUpdated",
    (standings) => {
      if (standings.some(({ tournamentItemId }) => tournamentItemId === tournament?.tournamentItemId)) follow();
    },
    { isOn },
  );
  const isLate = useLate(isOn);
  return { found, tournament, position, isLate: isOn && isLate };
}

const isMoving = ({ status, paidAt }: { status: string; paidAt: string | null }): boolean =>
  status === "IN-PROGRESS" || status === "UPCOMING" || (status === "FINISHED" && paidAt === null);

/** Takes part in a tournament. */
export function useJoin(tournamentItemId: number) {
  const api = useApi();
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: () => api.call(joinTournament, { body: { tournamentItemId } }),
    onSettled: () => {
      for (const { path } of [getTournaments, getUserTournamentPosition, getTournamentActivities])
        void client.invalidateQueries({ queryKey: [path] });
    },
  });
}

/** Asks for a letter before a tournament begins, or takes that back. */
export function useRemind(tournamentItemId: number) {
  const api = useApi();
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (isWanted: boolean) => api.call(remindOfTournament, { body: { tournamentItemId, isWanted } }),
    onSettled: () => client.invalidateQueries({ queryKey: [getUserTournamentPosition.path] }),
  });
}
