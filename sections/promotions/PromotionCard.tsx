import type { CSSProperties } from "react";
import type { Promotion } from "../../schemas/api/promotions";
import { bonusAddress } from "../../src/features/promotions/bonus_address";
import { PromotionTime } from "../../src/features/promotions/PromotionTime";
import { useT, useText } from "../../src/session/hooks";
import { usePageAddress } from "../../src/session/use_page_address";
import { ButtonLink } from "../../src/ui/Button";
import { Picture } from "../../src/ui/Picture";
import { RichText } from "../../src/ui/rich_text/RichText";
import css from "./PromotionCard.module.css";

/** A promotion among others: what it is, until when, and the way to it. */
export function PromotionCard({ promotion }: { promotion: Promotion }) {
  const t = useT();
  const text = useText();
  const addressOf = usePageAddress();
  const { banner, bonusType, bonusId } = promotion;
  const cutout = [banner.bannerSmallImageUrl, banner.bannerImageForegroundUrl].find((image) => image?.src);
  const scene = cutout ? undefined : banner.bannerImageUrl;
  const title = text(banner.bannerTitle) || t(`promotions.type.${bonusType}`);
  const href = banner.bannerKey
    ? `/promotions/${encodeURIComponent(banner.bannerKey)}`
    : bonusAddress(banner.bannerCtaLink ?? addressOf("promotions"), { bonusId, deposit: addressOf("deposit") });
  return (
    <article className={css.card} style={{ "--tint": banner.bannerBackgroundColor ?? cutout?.color } as CSSProperties}>
      <span className={css.badge} data-type={bonusType}>
        {t(`promotions.type.${bonusType}`)}
      </span>
      <h3>{title}</h3>
      <RichText html={text(banner.bannerDescription)} className={css.text} />
      <footer className={css.foot}>
        <PromotionTime promotion={promotion} />
        <ButtonLink size="small" href={href} aria-label={`${t("promotions.see_offer")}: ${title}`}>
          {t("promotions.see_offer")}
        </ButtonLink>
      </footer>
      {cutout && <Picture image={cutout} alt="" sizes="240px" upTo={640} className={css.cutout} />}
      {scene?.src && <Picture image={scene} alt="" sizes="480px" className={css.scene} />}
    </article>
  );
}
