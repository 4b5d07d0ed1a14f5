import { memo } from "react";
import { lazyPart } from "../../../kit/lazy/lazy_part";
import { PartBoundary } from "../../../kit/lazy/PartBoundary";
import { useSettings, useUser } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { hasLimitReview } from "../../../kit/session/market_demands";
import { useIsInBrowser } from "../../../kit/ui/Moment";

const LimitReview = lazyPart(() => import("./LimitReview"), "limits");

/** Where players are asked whether their limits are still right, in markets that demand it; nobody else downloads anything of it. */
export const LimitReviewPlace = memo(function LimitReviewPlace() {
  const settings = useSettings();
  const { isCanvas } = useServices();
  const isInBrowser = useIsInBrowser();
  const user = useUser();
  if (user?.role !== "player" || !isInBrowser || isCanvas || !hasLimitReview(settings, user.countryCode)) return null;
  return (
    <PartBoundary>
      <LimitReview key={user.userId} />
    </PartBoundary>
  );
});
