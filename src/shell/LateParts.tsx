import { BreakBegunPlace } from "../features/care/breaks/BreakBegunPlace";
import { ConsentsPlace } from "../features/site/consents/ConsentsPlace";
import { LimitReviewPlace } from "../features/care/limit_review/LimitReviewPlace";
import { OnboardingPlace } from "../features/site/onboarding/OnboardingPlace";
import { PromotionPopupPlace } from "../features/rewards/promotion_popup/PromotionPopupPlace";
import { InvitedPlace } from "../features/accounts/referral/InvitedPlace";
import { TournamentPopupPlace } from "../features/rewards/tournament/TournamentPopupPlace";
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
