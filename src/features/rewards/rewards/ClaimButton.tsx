import type { Promotion } from "../../../../schemas/api/promotions";
import { askedPart } from "../../common/asked_part/asked_part";
import { useT, useUser, useViewer } from "../../../kit/session/hooks";
import { signUpAddress } from "../../../kit/session/use_link";
import { Button, ButtonLink } from "../../../kit/ui/Button";
import { ClaimState } from "./ClaimState";
import { needsDeposit } from "./offer_kind";
import { useActivate } from "./use_activate";

const ClaimDialog = askedPart(() => import("./ClaimDialog"), { look: "over" }, "bonus", "profile");

/** What may be claimed by a button (L-4.19, C-6.18). */
const claimable = new Set<Promotion["bonusType"]>(["deposit", "no_deposit", "instant_cashback", "freespins"]);

/** Whether an offer has a button to claim it, for anybody. */
export const isClaimable = ({ bonusType, terms }: Promotion): boolean => claimable.has(bonusType) && Boolean(terms);

interface Props {
  promotion: Promotion;
  size?: "medium" | "large";
}

/** Claims an offer: guests sign up, the running one says that it runs, one that the house looks at says so, everybody else claims once (L-4.01 to L-4.05, L-4.18). */
export function ClaimButton({ promotion, size = "medium" }: Props) {
  const t = useT();
  const user = useUser();
  const { session } = useViewer();
  const { claim, take, forget } = useActivate();
  const { terms, bonusId, claimed } = promotion;
  if (!isClaimable(promotion) || !terms) return null;
  if (session === "guest")
    return (
      <ButtonLink look="primary" size={size} isWide href={signUpAddress}>
        {t("offer.claim.guest")}
      </ButtonLink>
    );
  const ask = (replace: boolean) => void take({ kind: "offer", offer: promotion }, { replace });
  const isRunning = user?.activeBonus?.bonusId === bonusId;
  const verb = claimed === "ready" ? "start" : needsDeposit(terms) ? "deposit" : "take";
  return (
    <>
      {isRunning || claimed === "held" ? (
        <ClaimState state={isRunning ? "running" : "held"} size={size} />
      ) : (
        <Button
          look="primary"
          size={size}
          isWide
          busy={claim.phase === "working" && t("offer.claim.working")}
          onClick={() => ask(false)}
        >
          {t(`offer.claim.${verb}`)}
        </Button>
      )}
      {(claim.phase === "done" || claim.phase === "refused") && <ClaimDialog claim={claim} onClose={forget} onRetry={ask} />}
    </>
  );
}
