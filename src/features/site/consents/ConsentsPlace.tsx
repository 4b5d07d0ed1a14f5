import { useQuery } from "@tanstack/react-query";
import { memo, useEffect, useState } from "react";
import { useStore } from "zustand";
import { getPendingConsents } from "../../../../schemas/api/registration";
import { lazyPart } from "../../../kit/lazy/lazy_part";
import { PartBoundary } from "../../../kit/lazy/PartBoundary";
import { useApi, useSettings, useUser } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { useIsInBrowser } from "../../../kit/ui/Moment";
import { askForConsents, consentsAskedOf } from "./consents_asked";

const AgreeAgain = lazyPart(() => import("./AgreeAgain"), "agree_again");

/**
 * Where a player is asked to agree again, once what they agreed to has a new version that asks for it. They may put it off until they want to move
 * money: a call that is refused for it asks once more.
 */
export const ConsentsPlace = memo(function ConsentsPlace() {
  const services = useServices();
  const { isCanvas, api } = services;
  const { registrationConsents } = useSettings();
  const isInBrowser = useIsInBrowser();
  const user = useUser();
  const asked = useStore(consentsAskedOf(services));
  useEffect(() => api.onRefusal((code) => code === "consents.required" && askForConsents(services)), [api, services]);
  const canAsk = registrationConsents.some(({ asksAgain, isMandatory }) => asksAgain && isMandatory);
  if ((!canAsk && asked === 0) || user?.role !== "player" || !isInBrowser || isCanvas) return null;
  return <PlayerConsents key={`${user.userId} ${asked}`} isKnown={asked === 0} />;
});

/** What is pending may be read from memory while nobody says otherwise. */
function PlayerConsents({ isKnown }: { isKnown: boolean }) {
  const api = useApi();
  const [isLater, setIsLater] = useState(false);
  const { data, refetch } = useQuery({ ...api.query(getPendingConsents, {}), staleTime: isKnown ? Infinity : 0 });
  if (isLater || !data || data.consents.length === 0) return null;
  return (
    <PartBoundary>
      <AgreeAgain consents={data.consents} onAgreed={() => void refetch()} onLater={() => setIsLater(true)} />
    </PartBoundary>
  );
}
