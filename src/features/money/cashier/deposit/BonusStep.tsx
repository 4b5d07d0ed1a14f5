import { type ReactNode, useId, useRef, useState } from "react";
import type { Promotion } from "../../../../../schemas/api/promotions";
import { useLanguage, useT, useText } from "../../../../kit/session/hooks";
import { Button } from "../../../../kit/ui/Button";
import { Check, ChevronLeft, ChevronRight } from "../../../../kit/ui/icons";
import { Moment } from "../../../../kit/ui/Moment";
import { Picture } from "../../../../kit/ui/Picture";
import { RichText } from "../../../../kit/ui/rich_text/RichText";
import { KeyTerms as OfferTerms } from "../../../rewards/rewards/KeyTerms";
import { roundMoney } from "../method_words";
import { Callout, Pairs } from "../parts/Callout";
import { CashierBody } from "../parts/CashierFrame";
import css from "./BonusStep.module.css";

interface Props {
  promotions: readonly Promotion[];
  layout: "list" | "carousel";
  currency: string;
  /** The address named one that is not to be had. */
  isGone?: boolean;
  before?: ReactNode;
  /** Null for none. */
  onChoose: (bonusId: number | null) => void;
}

/** The step of the cashier that asks for a bonus or none: both answers are buttons of one size, always in sight (C-2.05, C-4.01). */
export function BonusStep({ before, isGone, ...props }: Props) {
  const t = useT();
  const choice = useBonusChoice(props.promotions);
  return (
    <CashierBody foot={<BonusFoot {...props} choice={choice} />}>
      {before}
      <div className={css.lede}>
        <h3>{t("cashier.bonus.title")}</h3>
        <p>{t("cashier.bonus.text")}</p>
      </div>
      {isGone && <Callout tone="warning">{t("cashier.bonus.gone")}</Callout>}
      <BonusCards {...props} choice={choice} />
    </CashierBody>
  );
}

type Choice = ReturnType<typeof useBonusChoice>;

export function useBonusChoice(promotions: readonly Promotion[]) {
  const [chosen, choose] = useState(promotions[0]?.bonusId ?? null);
  const promotion = promotions.find(({ bonusId }) => bonusId === chosen) ?? promotions[0];
  return { promotion, choose };
}

export function BonusFoot({ choice: { promotion }, onChoose }: Pick<Props, "onChoose"> & { choice: Choice }) {
  const t = useT();
  const text = useText();
  return (
    <>
      <div className={css.two}>
        <Button size="large" onClick={() => onChoose(null)}>
          {t("cashier.bonus.none")}
        </Button>
        <Button size="large" look="primary" disabled={!promotion} onClick={() => promotion && onChoose(promotion.bonusId)}>
          <span className={css.take}>
            {t("cashier.bonus.take", { bonus: text(promotion?.banner.bannerTitle) || t("cashier.bonus.one") })}
          </span>
        </Button>
      </div>
      <small className={css.fine}>{t("cashier.bonus.fine")}</small>
    </>
  );
}

/** The offers as radio cards under each other or as a strip to swipe; the key terms of the chosen one stand open. */
export function BonusCards({ promotions, layout, currency, choice }: Omit<Props, "onChoose"> & { choice: Choice }) {
  const t = useT();
  const name = useId();
  const strip = useRef<HTMLDivElement>(null);
  const isStrip = layout === "carousel";
  const move = (step: number) => strip.current?.scrollBy({ left: step * strip.current.clientWidth * 0.8, behavior: "smooth" });
  return (
    <fieldset className={css.offers} data-layout={layout}>
      <legend className="visually-hidden">{t("cashier.bonus.title")}</legend>
      <div ref={strip} className={css.cards}>
        {promotions.map((promotion) => (
          <BonusCard
            key={promotion.bonusId}
            name={name}
            promotion={promotion}
            currency={currency}
            isStrip={isStrip}
            isChosen={promotion === choice.promotion}
            onChoose={() => choice.choose(promotion.bonusId)}
          />
        ))}
      </div>
      {isStrip && promotions.length > 1 && (
        <div className={css.arrows}>
          <button type="button" aria-label={t("carousel.previous")} onClick={() => move(-1)}>
            <ChevronLeft size={20} />
          </button>
          <button type="button" aria-label={t("carousel.next")} onClick={() => move(1)}>
            <ChevronRight size={20} />
          </button>
        </div>
      )}
      {isStrip && choice.promotion && <KeyTerms promotion={choice.promotion} currency={currency} isBox />}
    </fieldset>
  );
}

interface CardProps {
  name: string;
  promotion: Promotion;
  currency: string;
  isStrip: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function BonusCard({ name, promotion, currency, isStrip, isChosen, onChoose }: CardProps) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const { banner, endAt } = promotion;
  const image = [banner.bannerSmallImageUrl, banner.bannerImageForegroundUrl, banner.bannerImageUrl].find((found) => found?.src);
  const least = promotion.currency[currency]?.min_deposit_amount;
  const title = text(banner.bannerTitle) || t("cashier.bonus.one_title");
  return (
    <div className={css.card} data-chosen={isChosen || undefined}>
      <label className={css.head}>
        <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
        {image && <Picture image={image} alt="" sizes="120px" upTo={320} className={css.art} />}
        <span className={css.words}>
          <strong>{title}</strong>
          {text(banner.bannerTitleSecondary) && <span>{text(banner.bannerTitleSecondary)}</span>}
          <span className={css.chips}>
            {least !== undefined && <span>{t("cashier.bonus.min", { amount: roundMoney(least, currency, language) })}</span>}
            {endAt && (
              <span>
                {t("cashier.bonus.until")}{" "}
                <Moment
                  at={endAt}
                  language={language}
                  options={{ day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" }}
                />
              </span>
            )}
          </span>
        </span>
        <span className={css.tick} aria-hidden="true">
          <Check size={13} strokeWidth={3} />
        </span>
      </label>
      {!isStrip && isChosen && <KeyTerms promotion={promotion} currency={currency} />}
    </div>
  );
}

/** What is to be known before somebody takes an offer: never behind a link alone. What the engine goes by counts before what somebody wrote about it. */
function KeyTerms({ promotion, currency, isBox }: { promotion: Promotion; currency: string; isBox?: boolean }) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const { banner } = promotion;
  const least = promotion.currency[currency]?.min_deposit_amount;
  const terms = text(banner.bannerTerms);
  const about = text(banner.bannerDescription);
  return (
    <div className={css.terms} data-box={isBox || undefined}>
      <h4>
        {t("cashier.bonus.terms")}
        {banner.bannerKey && <a href={`/promotions/${encodeURIComponent(banner.bannerKey)}`}>{t("cashier.bonus.all_terms")}</a>}
      </h4>
      {promotion.terms ? (
        <OfferTerms terms={promotion.terms} offer={promotion} />
      ) : (
        least !== undefined && (
          <Pairs
            rows={[
              {
                name: t("cashier.bonus.deposit"),
                value: t("cashier.bonus.or_more", { amount: roundMoney(least, currency, language) }),
              },
            ]}
          />
        )
      )}
      {about && <RichText html={about} />}
      {terms && !promotion.terms && <RichText html={terms} />}
    </div>
  );
}
