import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { getUserBonus } from "../../../schemas/api/bonuses";
import { claimMission, getMissions, joinMission, type Mission } from "../../../schemas/api/missions";
import { readUser } from "../../../src/features/accounts/sign_in/read_user";
import { useLive } from "../../../src/features/common/live/use_live";
import { useApi, useQueryContext, useUser, useViewer } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { useSingleMutation } from "../../../src/kit/session/use_single_mutation";
import { useFrame } from "../../../src/kit/ui/frame";
import { missionsQuery } from "./queries";

/** However much happens, they are read again no oftener; and now and then, where a hint was missed. */
const followMs = 1_000;
const lookEveryMs = 15_000;

/** The caller's missions, which follow the rounds that count while one runs. */
export function useMissions() {
  const client = useQueryClient();
  const view = useFrame()?.window;
  const isUser = useViewer().session === "user";
  const version = useUser()?.userWallet.version;
  const known = useRef(version);
  const timer = useRef<number>(undefined);
  const query = useQuery({
    ...missionsQuery(useQueryContext()),
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state }) => (isUser && state.data?.missions.some(isMoving) ? lookEveryMs : false),
  });
  const isOn = isUser && (query.data?.missions.some(isMoving) ?? false);

  function follow() {
    if (!view || timer.current !== undefined) return;
    timer.current = view.setTimeout(() => {
      timer.current = undefined;
      void client.invalidateQueries({ queryKey: [getMissions.path] });
    }, followMs);
  }
  useLive("missionsUpdated", follow, { isOn });
  useEffect(() => {
    if (known.current === version) return;
    known.current = version; // told on every connection too: what has counted before it is read
    if (isOn) follow();
  });
  useEffect(
    () => () => {
      view?.clearTimeout(timer.current);
      timer.current = undefined;
    },
    [view],
  );
  return query;
}

const isMoving = ({ state }: Mission): boolean => state === "running" || state === "completed";

/** Takes part in a mission that asks for it. */
export function useJoin(missionRunId: number) {
  const api = useApi();
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: () => api.call(joinMission, { body: { missionRunId } }),
    onSettled: () => client.invalidateQueries({ queryKey: [getMissions.path] }),
  });
}

/** Takes the reward of a mission that is completed; balance and bonuses are read again with it. */
export function useClaim(missionRunId: number) {
  const services = useServices();
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: () => services.api.call(claimMission, { body: { missionRunId } }),
    onSettled: () =>
      Promise.allSettled([
        readUser(services),
        ...[getMissions.path, getUserBonus.path].map((path) => client.invalidateQueries({ queryKey: [path] })),
      ]),
  });
}
