import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Standing } from "../../schemas/tournament_standing";
import { useLate } from "../../src/features/common/live/use_late";
import { useLive } from "../../src/features/common/live/use_live";
import { lastMinuteMs } from "../../src/features/rewards/tournament/remaining";
import { useMinutes } from "../../src/features/rewards/tournament/use_minutes";
import { useApi, useViewer } from "../../src/kit/session/hooks";
import { useFrame } from "../../src/kit/ui/frame";
import { useHold } from "../../src/kit/ui/use_hold";
import { renameInStandings, runningAt } from "./race_standings";
import { racesQuery } from "./races_query";

/** Between two changes that somebody sees. */
const paceMs = 1_000;

/** The standings of all tournaments that run; the newest takes the place of what is shown at a pace that can be followed. */
export function useRaces() {
  const root = useRef<HTMLElement>(null);
  const hold = useHold(root);
  const frame = useFrame();
  const view = frame?.window;
  const query = useQuery(racesQuery({ api: useApi() }));
  const [heard, setHeard] = useState<readonly Standing[] | null>(null);
  const [newest, setNewest] = useState<readonly Standing[] | null>(null);
  const isLate = useLate(hold.isSeen);
  const read = query.data?.tournaments;
  const known = heard ?? read?.map(({ standings }) => standings) ?? null;
  const ends = (known ?? []).map(({ endAt }) => Date.parse(endAt));
  const viewerNow = useViewer().now;
  const now = useMinutes(read?.[0]?.now ?? viewerNow, [...ends, ...ends.map((end) => end - lastMinuteMs)]);
  const standings = known && runningAt(known, now);

  useLive("activeTournaments", setNewest, { isOn: hold.isSeen, isUrgent: true });
  useLive("activeTournamentsUpdated", setNewest, { isOn: hold.isSeen });
  useLive(
    "userNicknameUpdated",
    (message) => {
      setHeard((before) => before && renameInStandings(before, message));
      setNewest((before) => before && renameInStandings(before, message));
    },
    { isOn: hold.isSeen },
  );

  const isDue = hold.mayChange && newest !== null;
  const show = useEffectEvent(() => {
    setHeard(newest);
    setNewest(null);
  });
  useEffect(() => {
    if (!isDue || !view) return;
    let drawn = 0;
    const timer = view.setTimeout(() => (drawn = view.requestAnimationFrame(() => show())), heard === null ? 0 : paceMs);
    return () => {
      view.clearTimeout(timer);
      view.cancelAnimationFrame(drawn);
    };
  }, [isDue, heard, view]);

  return {
    root,
    query,
    standings,
    now,
    isLate,
    attention: hold.attention,
    /** For `PauseChanges`: a standing is one state, of which nothing is counted. */
    pausing: {
      isPaused: hold.isPaused,
      waiting: 0,
      toggle() {
        if (hold.isPaused && newest) {
          setHeard(newest);
          setNewest(null);
        }
        hold.toggle();
      },
    },
  };
}
