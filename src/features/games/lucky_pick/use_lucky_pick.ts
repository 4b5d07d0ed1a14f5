import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type Game, getAllGames } from "../../../../schemas/api/games";
import type { Api } from "../../../kit/api/api";
import { useSettings, useViewer } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { signUpAddress } from "../../../kit/session/use_link";
import { useFrame } from "../../../kit/ui/frame";
import { gameAddress } from "../../../kit/session/game_address";
import { useSingleMutation } from "../../../kit/session/use_single_mutation";
import { excludedGames, excludeGame } from "./excluded_games";

interface Options {
  /** The game that is open, by number or identifier. */
  current?: string | undefined;
  /** Picks ahead, so that the pick can be shown before it is opened. */
  isAhead?: boolean;
}

/** Opens a game that the player has not played (L-1.17, L-4.40, L-4.41). Guests are asked to sign up. */
export function useLuckyPick({ current, isAhead = false }: Options = {}) {
  const { api, go, isCanvas } = useServices();
  const settings = useSettings();
  const { session } = useViewer();
  const client = useQueryClient();
  const browser = useFrame()?.window;
  const [excluded, setExcluded] = useState<readonly string[] | null>(null); // the server can't know them

  useEffect(() => {
    if (browser) setExcluded(leaveOut(browser, current));
  }, [browser, current]);

  const ahead = useQuery({
    ...pickQuery(api, excluded ?? none),
    select: pickedGame,
    enabled: isAhead && excluded !== null && session === "user",
    staleTime: Infinity,
  });

  const open = useSingleMutation({
    mutationFn: async (): Promise<Game | null> => {
      if (ahead.data) return ahead.data;
      const names = browser ? leaveOut(browser, current) : none;
      return pickedGame(await client.fetchQuery({ ...pickQuery(api, names), staleTime: 0 }));
    },
    onSuccess(game) {
      if (!game) return;
      if (browser && current) excludeGame(browser, current);
      go(gameAddress(game, settings, session));
    },
  });

  function pick() {
    if (isCanvas || open.isPending) return;
    if (session === "user") open.mutate();
    else if (session === "guest") go(signUpAddress);
  }

  /** Leaves the shown pick out and picks another one. */
  function pickAnother() {
    if (!browser || !ahead.data || ahead.isFetching) return;
    excludeGame(browser, String(ahead.data.masterCasinoGameId));
    setExcluded(leaveOut(browser, current));
  }

  const isNoneLeft = (isAhead ? ahead.data : open.data) === null;
  const hasFailed = open.isError || (isAhead && ahead.isError);
  const hasSkipped = (excluded ?? none).some((id) => id !== current);
  return {
    pick,
    pickAnother,
    /** What was picked ahead. */
    game: ahead.data ?? null,
    isPicking: open.isPending || (isAhead && ahead.isFetching),
    /** Nothing is left that the player has not played or just seen. */
    isNoneLeft,
    hasFailed,
    /** Which words say why there is none; null while there may be one. */
    why: hasFailed ? ("failed" as const) : !isNoneLeft ? null : hasSkipped ? ("none_skipped" as const) : ("none" as const),
  };
}

const none: readonly string[] = [];

const leaveOut = (browser: Window, current: string | undefined) => [...(current ? [current] : []), ...excludedGames(browser)];

/** One game that the player has not played (L-7.54). */
const pickQuery = (api: Api, excluded: readonly string[]) =>
  api.query(getAllGames, {
    query: {
      pageNo: 1,
      limit: 1,
      filterByNotPlayed: true,
      nextGameButton: true,
      excludeGameId: [...new Set(excluded)].join(",") || undefined,
    },
  });

const pickedGame = ({ categoryGames }: { categoryGames: { rows: Game[] } }): Game | null => categoryGames.rows[0] ?? null;
