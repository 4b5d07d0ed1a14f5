import { useQuery } from "@tanstack/react-query";
import { memo, useState } from "react";
import { getPendingConsents } from "../../../schemas/api/registration";
import { lazyPart } from "../../lazy/lazy_part";
import { PartBoundary } from "../../lazy/PartBoundary";
import { useApi, useSettings, useUser } from "../../session/hooks";
import { useServices } from "../../session/services";
import { useIsInBrowser } from "../../ui/Moment";

const AgreeAgain = lazyPart(() => import("./AgreeAgain"), "agree_again");

/** Where a player is asked to agree anew, once what they agreed to has a new version that asks for it. */
export const ConsentsPlace = memo(function ConsentsPlace() {
  const { isCanvas } = useServices();
  const { registrationConsents } = useSettings();
  const isInBrowser = useIsInBrowser();
  const user = useUser();
  const canAsk = registrationConsents.some(({ asksAgain, isMandatory }) => asksAgain && isMandatory);
  if (!canAsk || user?.role !== "player" || !isInBrowser || isCanvas) return null;
  return <PlayerConsents key={user.userId} />;
});

function PlayerConsents() {
  const api = useApi();
  const [isLater, setIsLater] = useState(false);
  const { data, refetch } = useQuery({ ...api.query(getPendingConsents, {}), staleTime: Infinity });
  if (isLater || !data || data.consents.length === 0) return null;
  return (
    <PartBoundary>
      <AgreeAgain consents={data.consents} onAgreed={() => void refetch()} onLater={() => setIsLater(true)} />
    </PartBoundary>
  );
}
