import { useEffect, useRef } from "react";
import type { Promotion } from "../../schemas/api/promotions";
import { useActivate } from "../../src/features/rewards/rewards/use_activate";
import { askedPart } from "../../src/features/common/asked_part/asked_part";
import { useRoute, useViewer } from "../../src/kit/session/hooks";

const ClaimDialog = askedPart(
  () => import("../../src/features/rewards/rewards/ClaimDialog"),
  { look: "over" },
  "bonus",
  "profile",
);

/** Takes the offer that the address names (`?b=12`) once, for whoever is signed in and sees it in the list (L-4.06). */
export function ClaimFromAddress({ promotions }: { promotions: readonly Promotion[] }) {
  const { session } = useViewer();
  const { b } = useRoute().search;
  const { claim, take, forget } = useActivate();
  const asked = useRef<number | null>(null);
  const offer = session === "user" ? promotions.find(({ bonusId }) => String(bonusId) === b) : undefined;

  useEffect(() => {
    if (!offer || asked.current === offer.bonusId) return;
    asked.current = offer.bonusId;
    void take({ kind: "offer", offer }, { isByItself: true });
  });

  if (!offer || (claim.phase !== "done" && claim.phase !== "refused")) return null;
  return <ClaimDialog claim={claim} onClose={forget} onRetry={(replace) => void take({ kind: "offer", offer }, { replace })} />;
}
