import { BreakBegunPlace } from "../features/breaks/BreakBegunPlace";
import { ConsentsPlace } from "../features/consents/ConsentsPlace";
import { LimitReviewPlace } from "../features/limit_review/LimitReviewPlace";
import { InvitedPlace } from "../features/referral/InvitedPlace";
import { TournamentPopupPlace } from "../features/tournament/TournamentPopupPlace";

/** What players are asked and told now and then, and what few addresses open. */
export default function LateParts() {
  return (
    <>
      <ConsentsPlace />
      <InvitedPlace />
      <TournamentPopupPlace />
      <LimitReviewPlace />
      <BreakBegunPlace />
    </>
  );
}
