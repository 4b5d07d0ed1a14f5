import { BreakBegunPlace } from "../features/breaks/BreakBegunPlace";
import { ConsentsPlace } from "../features/consents/ConsentsPlace";
import { LimitReviewPlace } from "../features/limit_review/LimitReviewPlace";
import { OnboardingPlace } from "../features/onboarding/OnboardingPlace";
import { PromotionPopupPlace } from "../features/promotion_popup/PromotionPopupPlace";
import { InvitedPlace } from "../features/referral/InvitedPlace";
import { TournamentPopupPlace } from "../features/tournament/TournamentPopupPlace";
import { usePageKind } from "./page_kind";

/** What players are asked and told now and then, and what few addresses open. */
export default function LateParts() {
  const isCalm = usePageKind() === "other";
  return (
    <>
      <OnboardingPlace isCalm={isCalm}>
        <PromotionPopupPlace isCalm={isCalm} />
      </OnboardingPlace>
      <ConsentsPlace />
      <InvitedPlace />
      <TournamentPopupPlace />
      <LimitReviewPlace />
      <BreakBegunPlace />
    </>
  );
}
