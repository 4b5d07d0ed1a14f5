import { type ReactNode, useState } from "react";
import { lazyPart } from "../../../kit/lazy/lazy_part";
import { PartBoundary } from "../../../kit/lazy/PartBoundary";
import { useRoute, useSettings, useUser } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { useFrame } from "../../../kit/ui/frame";
import { useIsInBrowser } from "../../../kit/ui/Moment";
import { isHidden } from "./hidden_flag";

const Onboarding = lazyPart(() => import("./Onboarding"), "onboarding");

/** At `?modal=onboarding` whenever somebody asks for it. */
export const onboardingModal = "onboarding";

interface Props {
  isCalm: boolean;
  /** What opens by itself too, once no tour is in its way. */
  children?: ReactNode;
}

/**
 * Where the tour of the site opens: by itself once for whoever is signed in and has not closed it in this browser (L-4.67),
 * where nothing else is open and `isCalm` says that the page is none on which money is at stake; and again when asked for.
 */
export function OnboardingPlace({ isCalm, children }: Props) {
  const { isShown, topics } = useSettings().onboarding;
  const isInBrowser = useIsInBrowser();
  const user = useUser();
  if (!isShown || topics.length === 0 || !user || !isInBrowser) return children;
  return (
    <UserOnboarding key={user.userId} userId={user.userId} isCalm={isCalm}>
      {children}
    </UserOnboarding>
  );
}

function UserOnboarding({ userId, isCalm, children }: Props & { userId: number }) {
  const { isCanvas } = useServices();
  const { modal } = useRoute().search;
  const frame = useFrame();
  const [isDone, setIsDone] = useState(() => isCanvas || !frame || isHidden(frame, userId));
  const isAsked = modal === onboardingModal;
  const [hasBegun, setHasBegun] = useState(false);
  if (!isAsked && isDone) return children;
  if (!isAsked && !hasBegun && (modal !== undefined || !isCalm)) return null;
  return (
    <PartBoundary>
      <Onboarding userId={userId} isAsked={isAsked} onBegin={() => setHasBegun(true)} onDone={() => setIsDone(true)} />
    </PartBoundary>
  );
}
