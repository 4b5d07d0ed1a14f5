import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { checkPlayTime, getGameSession } from "../../../../schemas/api/play";
import { setRealityCheck } from "../../../../schemas/api/reality";
import { gamePlayOf } from "./game_play";
import { useViewer } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { useSingleMutation } from "../../../kit/session/use_single_mutation";

/** Several rounds in a row ask once. */
const askAfter = 1_500;

/** How long the sign-in is played in, and what all its games cost and brought: the server's figures, and until they come what the game has told. */
export function useSessionFigures() {
  const services = useServices();
  const { session: who } = useViewer();
  const client = useQueryClient();
  const store = gamePlayOf(services);
  const session = useStore(store, (play) => play.session);
  const told = useStore(store, (play) => play.told);
  const query = services.api.query(getGameSession, { query: { sessionId: session?.sessionId ?? "" } });
  const isKnown = session !== null && who === "user";
  const known = useQuery({ ...query, enabled: isKnown, staleTime: 0, refetchOnWindowFocus: "always" });

  const { rounds } = told;
  const sessionId = session?.sessionId;
  useEffect(() => {
    if (rounds === 0 || !sessionId) return;
    const timer = setTimeout(() => void client.invalidateQueries({ queryKey: [getGameSession.path] }), askAfter);
    return () => clearTimeout(timer);
  }, [rounds, sessionId, client]);

  const check = useSingleMutation({
    mutationFn: () => services.api.call(checkPlayTime, { body: {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: [getGameSession.path] }),
  });
  const choose = useSingleMutation({
    mutationFn: (minutes: number) => services.api.call(setRealityCheck, { body: { minutes } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [getGameSession.path] }),
  });

  if (!session) return null;
  const own = known.data?.session;
  const clock = known.data?.clock;
  const newest = own && own.rounds >= told.rounds ? own : told;
  const wagered = newest.wagered + (clock && own ? clock.wagered - own.wagered : 0);
  const won = newest.won + (clock && own ? clock.won - own.won : 0);
  /** By this browser's clock, however wrong that is. */
  const here = (instant: string) => Date.parse(instant) + (clock ? known.dataUpdatedAt - Date.parse(clock.now) : 0);
  const startedAt = here(clock?.startedAt ?? session.startedAt);
  return {
    session,
    startedAt,
    checkedAt: clock ? here(clock.checkedAt) : startedAt,
    wagered,
    won,
    net: won - wagered,
    /** Null for who has no account, and until it is known. */
    reality: known.data?.reality ?? null,
    /** Which parts of their limits are used, where they are to read it. */
    notices: known.data?.notices ?? [],
    /** A limit with which play ends. */
    usedUp: known.data?.usedUp ?? null,
    /** They have read how long they play. */
    check,
    /** How often they want to. */
    choose,
  };
}
export type SessionFigures = NonNullable<ReturnType<typeof useSessionFigures>>;

/** Milliseconds since an instant, updated each second; 0 while nothing has begun. */
export function useElapsed(since: number | undefined): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const tick = () => setElapsed(since ? Math.max(0, Date.now() - since) : 0);
    tick();
    if (!since) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [since]);
  return elapsed;
}
