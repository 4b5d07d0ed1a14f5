import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useStore } from "zustand";
import { getGameSession } from "../../../schemas/api/play";
import { gamePlayOf } from "../../../src/features/game_page/game_play";
import { useViewer } from "../../../src/session/hooks";
import { useServices } from "../../../src/session/services";

/** Several rounds in a row ask once. */
const askAfter = 1_500;

/** What the session cost and brought: the server's figures, and until they come what the game has told. */
export function useSessionFigures() {
  const services = useServices();
  const { session: who } = useViewer();
  const client = useQueryClient();
  const store = gamePlayOf(services);
  const session = useStore(store, (play) => play.session);
  const told = useStore(store, (play) => play.told);
  const query = services.api.query(getGameSession, { query: { sessionId: session?.sessionId ?? "" } });
  const known = useQuery({ ...query, enabled: session !== null && who === "user" && !session.isDemo, staleTime: 0 });

  const { rounds } = told;
  const sessionId = session?.sessionId;
  useEffect(() => {
    if (rounds === 0 || !sessionId) return;
    const timer = setTimeout(() => void client.invalidateQueries({ queryKey: [getGameSession.path] }), askAfter);
    return () => clearTimeout(timer);
  }, [rounds, sessionId, client]);

  if (!session) return null;
  const server = known.data?.session;
  const newest = server && server.rounds >= told.rounds ? server : told;
  return { session, rounds: newest.rounds, wagered: newest.wagered, won: newest.won, net: newest.won - newest.wagered };
}
