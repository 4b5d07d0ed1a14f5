import { useQuery } from "@tanstack/react-query";
import { TicketX } from "../../../src/kit/ui/icons";
import type { CSSProperties } from "react";
import type { Promotion } from "../../../schemas/api/promotions";
import { signUpAddress } from "../../../src/kit/session/use_link";
import { ClaimButton, isClaimable } from "../../../src/features/rewards/rewards/ClaimButton";
import { KeyTerms } from "../../../src/features/rewards/rewards/KeyTerms";
import { bonusAddress } from "../../../src/features/rewards/promotions/bonus_address";
import { PromotionTime } from "../../../src/features/rewards/promotions/PromotionTime";
import { useLanguage, useQueryContext, useSettings, useT, useText, useUser, useViewer } from "../../../src/kit/session/hooks";
import { usePageAddress } from "../../../src/kit/session/use_page_address";
import { ButtonLink } from "../../../src/kit/ui/Button";
import { EmptyState } from "../../../src/kit/ui/EmptyState";
import { Money } from "../../../src/kit/ui/Money";
import { Picture } from "../../../src/kit/ui/Picture";
import { RichText } from "../../../src/kit/ui/rich_text/RichText";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import { PromotionsFailed } from "../PromotionsFailed";
import css from "./PromotionDetail.module.css";
import { detailQuery } from "./queries";
import type { Props } from "./schema";

/** One promotion, with what has to be known before taking part (S-2.33, L-2.12). */
export function PromotionDetail({ props, root }: SectionProps<Props>) {
  const promotions = useQuery(detailQuery(props, useQueryContext()));
  const promotion = promotions.data?.bonus.rows[0];
  return (
    <section {...root} className={css.section} aria-busy={promotions.isPending}>
      {promotions.isPending && <Skeleton ratio="5 / 2" />}
      {promotions.isError && <PromotionsFailed onRetry={() => promotions.refetch()} isBusy={promotions.isFetching} />}
      {promotions.isSuccess && (promotion ? <Detail promotion={promotion} /> : <Missing />)}
    </section>
  );
}

function Detail({ promotion }: { promotion: Promotion }) {
  const t = useT();
  const text = useText();
  const { banner, bonusType } = promotion;
  const cutout = [banner.bannerImageForegroundUrl, banner.bannerSmallImageUrl].find((image) => image?.src);
  const scene = cutout ? undefined : banner.bannerImageUrl;
  const terms = text(banner.bannerTerms);
  return (
    <article className={css.panel} style={{ "--tint": banner.bannerBackgroundColor ?? cutout?.color } as CSSProperties}>
      <div className={css.hero}>
        <div className={css.text}>
          <p className={css.kind}>{t(`promotions.type.${bonusType}`)}</p>
          <h1>{text(banner.bannerTitle) || t(`promotions.type.${bonusType}`)}</h1>
          {text(banner.bannerTitleSecondary) && <p className={css.second}>{text(banner.bannerTitleSecondary)}</p>}
          <RichText html={text(banner.bannerDescription)} className={css.description} />
          {!isClaimable(promotion) && <Action promotion={promotion} />}
        </div>
        {cutout && <Picture image={cutout} alt="" sizes="(max-width: 720px) 60vw, 420px" className={css.cutout} eager />}
        {scene?.src && <Picture image={scene} alt="" sizes="(max-width: 720px) 100vw, 800px" className={css.scene} eager />}
      </div>
      <Facts promotion={promotion} />
      {promotion.terms && (
        <div className={css.key}>
          <h2>{t("bonus.terms.title")}</h2>
          <KeyTerms terms={promotion.terms} offer={promotion} />
          {isClaimable(promotion) && <ClaimButton promotion={promotion} size="large" />}
          <p className={css.fine}>{t("offer.fine")}</p>
        </div>
      )}
      {terms && (
        <div className={css.terms}>
          <h2>{t("promotions.terms")}</h2>
          <RichText html={terms} />
        </div>
      )}
    </article>
  );
}

/** The promotion's own button; one that leads back here, or nowhere, leads to the account's deposit or to signing up. */
function Action({ promotion: { banner, bonusId } }: { promotion: Promotion }) {
  const t = useT();
  const addressOf = usePageAddress();
  const text = useText();
  const { session } = useViewer();
  const own = (session === "user" && banner.bannerCtaLinkAuth) || banner.bannerCtaLink;
  if (session === "guest" && !own) {
    return (
      <ButtonLink look="primary" size="large" href={signUpAddress}>
        {t("promotions.guest")}
      </ButtonLink>
    );
  }
  if (!own || own === `/promotions/${banner.bannerKey}`) return null;
  return (
    <ButtonLink look="primary" size="large" href={bonusAddress(own, { bonusId, deposit: addressOf("deposit") })}>
      {text(banner.bannerCtaText) || t("promotions.see_offer")}
    </ButtonLink>
  );
}

function Facts({ promotion }: { promotion: Promotion }) {
  const t = useT();
  const language = useLanguage();
  const { defaultCurrency } = useSettings();
  const currency = useUser()?.currencyCode ?? defaultCurrency;
  const deposit = promotion.currency[currency]?.min_deposit_amount;
  return (
    <dl className={css.facts}>
      <div>
        <dt>{t("promotions.when")}</dt>
        <dd>
          <PromotionTime promotion={promotion} />
        </dd>
      </div>
      {deposit ? (
        <div>
          <dt>{t("promotions.deposit_from")}</dt>
          <dd>
            <Money amount={deposit} currency={currency} language={language} />
          </dd>
        </div>
      ) : null}
      <div>
        <dt>{t("promotions.players")}</dt>
        <dd>{t("promotions.age")}</dd>
      </div>
    </dl>
  );
}

function Missing() {
  const t = useT();
  const addressOf = usePageAddress();
  return (
    <EmptyState
      icon={<TicketX />}
      title={t("promotions.missing.title")}
      action={<ButtonLink href={addressOf("promotions")}>{t("promotions.all")}</ButtonLink>}
    >
      {t("promotions.missing.text")}
    </EmptyState>
  );
}
