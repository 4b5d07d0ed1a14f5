import type { CSSProperties } from "react";
import type { Promotion } from "../../schemas/api/promotions";
import { ClaimButton, isClaimable } from "../../src/features/rewards/rewards/ClaimButton";
import { ShortTerms } from "../../src/features/rewards/rewards/ShortTerms";
import { bonusAddress } from "../../src/features/rewards/promotions/bonus_address";
import { PromotionTime } from "../../src/features/rewards/promotions/PromotionTime";
import { useT, useText } from "../../src/kit/session/hooks";
import { usePageAddress } from "../../src/kit/session/use_page_address";
import { ButtonLink } from "../../src/kit/ui/Button";
import { Info } from "../../src/kit/ui/icons";
import { Picture } from "../../src/kit/ui/Picture";
import { RichText } from "../../src/kit/ui/rich_text/RichText";
import css from "./PromotionCard.module.css";

interface Props {
  promotion: Promotion;
  /** "wide" has the picture beside the words, "compact" has none. */
  look?: "card" | "wide" | "compact";
}

/** A promotion among others: what it is, its price from the engine's own terms, until when, and the way to it. */
export function PromotionCard({ promotion, look = "card" }: Props) {
  const t = useT();
  const text = useText();
  const addressOf = usePageAddress();
  const { banner, bonusType, bonusId, terms } = promotion;
  const cutout = [banner.bannerSmallImageUrl, banner.bannerImageForegroundUrl].find((image) => image?.src);
  const scene = cutout ? undefined : banner.bannerImageUrl;
  const title = text(banner.bannerTitle) || t(`promotions.type.${bonusType}`);
  const href = banner.bannerKey
    ? `/promotions/${encodeURIComponent(banner.bannerKey)}`
    : bonusAddress(banner.bannerCtaLink ?? addressOf("promotions"), { bonusId, deposit: addressOf("deposit") });
  const canClaim = isClaimable(promotion);
  return (
    <article
      className={css.card}
      data-look={look}
      style={{ "--tint": banner.bannerBackgroundColor ?? cutout?.color } as CSSProperties}
    >
      <div className={css.art}>
        <span className={css.badge} data-type={bonusType}>
          {t(`promotions.type.${bonusType}`)}
        </span>
        <h3>{title}</h3>
        {!terms && <RichText html={text(banner.bannerDescription)} className={css.text} />}
        {look !== "compact" && cutout && <Picture image={cutout} alt="" sizes="240px" upTo={640} className={css.cutout} />}
        {look !== "compact" && scene?.src && <Picture image={scene} alt="" sizes="480px" className={css.scene} />}
      </div>
      <div className={css.foot}>
        {terms && <ShortTerms terms={terms} />}
        <p className={css.line}>
          {terms && <span>{t("offer.fine")}</span>}
          <PromotionTime promotion={promotion} />
        </p>
        <div className={css.ways}>
          {canClaim && <ClaimButton promotion={promotion} />}
          <ButtonLink isWide={!canClaim} href={href} aria-label={`${t("promotions.see_offer")}: ${title}`}>
            {canClaim ? <Info size={18} aria-hidden="true" /> : t("promotions.see_offer")}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
