import { useQuery } from "@tanstack/react-query";
import type { Promotion } from "../../../schemas/api/promotions";
import { ClaimButton, isClaimable } from "../../../src/features/rewards/rewards/ClaimButton";
import { ShortTerms } from "../../../src/features/rewards/rewards/ShortTerms";
import { useQueryContext, useT, useText, useUser, useViewer } from "../../../src/kit/session/hooks";
import { ButtonLink } from "../../../src/kit/ui/Button";
import { Check } from "../../../src/kit/ui/icons";
import { Picture } from "../../../src/kit/ui/Picture";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import { Placeholders, PromotionCards } from "../PromotionGrid";
import { PromotionsFailed } from "../PromotionsFailed";
import css from "./OfferList.module.css";
import { offersQuery } from "./queries";
import type { Offer, Props } from "./schema";

/** Bonus cards with a label, a second button for more, and whether they were claimed (S-1.21, L-3.19). */
export function OfferList({ props, root }: SectionProps<Props>) {
  const text = useText();
  const hasOwn = props.offers.length > 0;
  const needs = !hasOwn || props.offers.some(({ bannerKey }) => bannerKey);
  const promotions = useQuery({ ...offersQuery(props, useQueryContext()), enabled: needs });
  const rows = promotions.data?.bonus.rows ?? [];
  return (
    <section {...root} className={css.section} data-variant={props.variant}>
      <SectionHead title={text(props.title)} />
      {hasOwn ? (
        <ul className={css.offers}>
          {props.offers.map((offer, index) => (
            <li key={index}>
              <OfferCard offer={offer} promotion={rows.find(({ banner }) => banner.bannerKey === offer.bannerKey)} />
            </li>
          ))}
        </ul>
      ) : promotions.isPending ? (
        <Placeholders count={3} />
      ) : promotions.isError ? (
        <PromotionsFailed onRetry={() => promotions.refetch()} isBusy={promotions.isFetching} />
      ) : (
        <PromotionCards promotions={rows} look={props.variant === "rows" ? "compact" : "card"} />
      )}
    </section>
  );
}

function OfferCard({ offer, promotion }: { offer: Offer; promotion: Promotion | undefined }) {
  const t = useT();
  const text = useText();
  const { session } = useViewer();
  const isRunning = useUser()?.activeBonus?.bonusId === promotion?.bonusId && promotion !== undefined;
  const isClaimed = isRunning || offer.isBonusClaimed;
  const isUser = session === "user";
  const info = isUser && offer.infoAutoCtaLink ? offer.infoAutoCtaLink : offer.infoCtaLink;
  const infoText = text((isUser && offer.infoAutoCtaText) || offer.infoCtaText) || t("promotions.see_offer");
  return (
    <article className={css.card} data-look={offer.variant} data-claimed={isClaimed || undefined}>
      {offer.imageUrl?.src && !isClaimed && <Picture image={offer.imageUrl} alt="" sizes="320px" className={css.art} />}
      {text(offer.label) && <p className={css.label}>{text(offer.label)}</p>}
      <h3>{text(offer.title)}</h3>
      {text(offer.subTitle) && <p className={css.sub}>{text(offer.subTitle)}</p>}
      {promotion?.terms && <ShortTerms terms={promotion.terms} />}
      <div className={css.ways}>
        {isClaimed ? (
          <p className={css.claimed}>
            <Check size={16} aria-hidden="true" />
            {t(isRunning ? "offer.claim.running" : "offer.claim.claimed")}
          </p>
        ) : (
          offer.ctaEnabled &&
          (promotion && isClaimable(promotion) ? (
            <ClaimButton promotion={promotion} />
          ) : (
            offer.ctaLink && (
              <ButtonLink look="primary" isWide href={offer.ctaLink}>
                {text(offer.ctaText) || t("promotions.see_offer")}
              </ButtonLink>
            )
          ))
        )}
        {info && (
          <ButtonLink isWide href={info}>
            {infoText}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
