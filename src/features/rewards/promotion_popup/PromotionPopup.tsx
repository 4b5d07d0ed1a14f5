import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { getPromoBonuses } from "../../../../schemas/api/bonuses";
import { getAllBonus } from "../../../../schemas/api/promotions";
import { useLanguage, useT, useText } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { usePageAddress } from "../../../kit/session/use_page_address";
import { Button } from "../../../kit/ui/Button";
import { Dialog } from "../../../kit/ui/Dialog";
import { formatDate } from "../../../kit/ui/format";
import { Picture } from "../../../kit/ui/Picture";
import { RichText } from "../../../kit/ui/rich_text/RichText";
import { usePopupEvents } from "../../common/events/use_popup_events";
import ClaimDialog from "../rewards/ClaimDialog";
import { ClaimState } from "../rewards/ClaimState";
import { needsDeposit } from "../rewards/offer_kind";
import { ShortTerms } from "../rewards/ShortTerms";
import { useActivate } from "../rewards/use_activate";
import css from "./PromotionPopup.module.css";

interface Props {
  code: string;
  /** The address brings it along, so whoever followed that is told where it opens nothing. */
  isInAddress: boolean;
  /** It opens now, whatever the address says from here on. */
  onBegin: () => void;
  /** It was seen, or the code opens nothing; `leavesTo` is where the player goes on. */
  onDone: (leavesTo?: string) => void;
}

/** The offer of a code, with its price and the way to it; what begins with a deposit leads there (L-4.71, L-4.72). */
export default function PromotionPopup({ code, isInAddress, onBegin, onDone }: Props) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const addressOf = usePageAddress();
  const { api } = useServices();
  const { claim, take } = useActivate();
  const found = useQuery(api.query(getPromoBonuses, { query: { coupon: code } }));
  const offers = useQuery(api.query(getAllBonus, { query: { coupon: code, with: "terms" } }));
  const opened = found.data?.bonus[0];
  const promotion = opened && offers.data?.bonus.rows.find(({ bonusId }) => bonusId === opened.bonusId);
  const opensNothing = Boolean(found.data && offers.data && !promotion);

  const isFound = promotion !== undefined;
  const isVain = opensNothing && isInAddress;

  useEffect(() => {
    if (isFound || isVain) onBegin();
    else if (opensNothing) onDone();
  }, [opensNothing, isFound, isVain, onBegin, onDone]);
  usePopupEvents(isFound ? "promotion" : null);

  if (isVain) {
    const refused = { code: opened ? "NOT_AVAILABLE" : "COUPON_UNKNOWN", data: null, bonusId: null } as const;
    return <ClaimDialog claim={{ phase: "refused", refused }} onClose={() => onDone()} onRetry={() => {}} />;
  }
  if (!promotion || !opened) return null;
  const isReady = promotion.claimed === "ready";
  const claimIt = (replace: boolean) =>
    void take(isReady ? { kind: "offer", offer: promotion } : { kind: "coupon", code }, { replace });
  if (claim.phase === "done" || claim.phase === "refused")
    return <ClaimDialog claim={claim} onClose={() => onDone()} onRetry={claimIt} />;

  const { banner, bonusId, bonusType, terms } = promotion;
  const paysIn = !isReady && (bonusType === "deposit" || bonusType === "cashback" || Boolean(terms && needsDeposit(terms)));
  const deposit = `${addressOf("deposit")}?${new URLSearchParams({ b: String(bonusId), ab: "1", cpnc: code })}`;
  const until = opened.couponExpireIn && formatDate(opened.couponExpireIn, language, { dateStyle: "long", timeStyle: "short" });
  return (
    <Dialog
      title={text(banner.bannerTitle) || t(`promotions.type.${bonusType}`)}
      closeLabel={t("bonus.claim.close")}
      onClose={() => onDone()}
    >
      <div className={css.body}>
        {banner.bannerImageUrl?.src && (
          <Picture image={banner.bannerImageUrl} alt="" sizes="480px" upTo={960} className={css.picture} />
        )}
        {terms ? <ShortTerms terms={terms} /> : <RichText html={text(banner.bannerDescription)} className={css.text} />}
        <p className={css.text}>
          {until ? t("bonus.popup.until", { code, until }) : t("bonus.popup.code", { code })} {terms && t("offer.fine")}
        </p>
        {promotion.claimed === "held" ? (
          <ClaimState state="held" size="large" />
        ) : (
          <Button
            look="primary"
            size="large"
            isWide
            data-autofocus=""
            busy={claim.phase === "working" && t("offer.claim.working")}
            onClick={() => (paysIn ? onDone(deposit) : claimIt(false))}
          >
            {t(`offer.claim.${isReady ? "start" : paysIn ? "deposit" : "take"}`)}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
