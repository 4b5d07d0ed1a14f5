import { memo, useState } from "react";
import { lazyPart } from "../../lazy/lazy_part";
import { PartBoundary } from "../../lazy/PartBoundary";
import { useRoute, useSettings, useUser } from "../../session/hooks";
import { useServices } from "../../session/services";
import { useFrame } from "../../ui/frame";
import { useIsInBrowser } from "../../ui/Moment";
import { isHidden } from "./hidden_flag";

const Onboarding = lazyPart(() => import("./Onboarding"), "onboarding");

/** At `?modal=onboarding` whenever somebody asks for it. */
export const onboardingModal = "onboarding";

/**
 * Where the tour of the site opens: by itself once for whoever is signed in and has not closed it in this browser (L-4.67),
 * where nothing else is open and `isCalm` says that the page is none on which money is at stake; and again when asked for.
 */
export const OnboardingPlace = memo(function OnboardingPlace({ isCalm }: { isCalm: boolean }) {
  const { isShown, topics } = useSettings().onboarding;
  const isInBrowser = useIsInBrowser();
  const user = useUser();
  if (!isShown || topics.length === 0 || !user || !isInBrowser) return null;
  return <UserOnboarding key={user.userId} userId={user.userId} isCalm={isCalm} />;
});

function UserOnboarding({ userId, isCalm }: { userId: number; isCalm: boolean }) {
  const { isCanvas } = useServices();
  const { modal } = useRoute().search;
  const frame = useFrame();
  const [isDone, setIsDone] = useState(() => isCanvas || !frame || isHidden(frame, userId));
  const isAsked = modal === onboardingModal;
  const [hasBegun, setHasBegun] = useState(false);
  if (!isAsked && (isDone || (!hasBegun && (modal !== undefined || !isCalm)))) return null;
  return (
    <PartBoundary>
      <Onboarding userId={userId} isAsked={isAsked} onBegin={() => setHasBegun(true)} onDone={() => setIsDone(true)} />
    </PartBoundary>
  );
}
