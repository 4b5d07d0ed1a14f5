import type { CSSProperties } from "react";
import type * as z from "zod/mini";
import type { getLoyalty, OwnLoyalty } from "../../../schemas/api/loyalty";
import { useLanguage, useT, useText, useViewer } from "../../../src/kit/session/hooks";
import { useLink } from "../../../src/kit/session/use_link";
import { ButtonLink } from "../../../src/kit/ui/Button";
import { formatDate, formatNumber, formatPercent } from "../../../src/kit/ui/format";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import { Gift } from "../Gift";
import { LevelIcon } from "../LevelIcon";
import { levelColumns, useBenefits } from "../Levels";
import { LoyaltyFailed } from "../LoyaltyFailed";
import { useLoyalty } from "../use_loyalty";
import css from "../Loyalty.module.css";
import type { Props } from "./schema";

type Club = z.output<typeof getLoyalty.answer>;

/** How far a player is, what the next level brings, and whether this one has to be kept (S-2.19, L-2.87, L-3.31). */
export function LoyaltyProgress({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const isUser = useViewer().session === "user";
  const query = useLoyalty({ isAsked: isUser });
  const { data } = query;
  if (!isUser || (data && data.own === null)) return <section {...root} hidden />;
  return (
    <section
      {...root}
      className={css.section}
      aria-busy={query.isPending}
      aria-label={text(props.title) || t("loyalty.your_level")}
    >
      {query.isPending && <Skeleton height="230px" />}
      {query.isError && !data && <LoyaltyFailed query={query} />}
      {data?.own && <Card club={data} own={data.own} title={text(props.title)} showPoints={props.showPoints} />}
    </section>
  );
}

function Card({ club, own, title, showPoints }: { club: Club; own: OwnLoyalty; title: string; showPoints: boolean }) {
  const t = useT();
  const text = useText();
  const link = useLink();
  const language = useLanguage();
  const benefits = useBenefits(club.giftCurrencyCode);
  const { next, percent, keep } = own;
  const [now, then] = [club.levels[own.level - 1], club.levels[own.level]];
  const inPoints = (value: number) => formatNumber(value, language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const brings = then
    ? levelColumns.flatMap((column) =>
        now && benefits(now, column)[0] === benefits(then, column)[0] ? [] : benefits(then, column),
      )
    : [];
  const day = (at: string) => formatDate(at, language, { dateStyle: "long" });
  return (
    <>
      <div className={css.level}>
        <div
          className={css.ring}
          style={{ "--percent": percent } as CSSProperties}
          role="progressbar"
          aria-label={next ? t("loyalty.to_next", { level: text(next.loyaltyName) }) : t("loyalty.highest")}
          aria-valuenow={Math.floor(percent)}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <div>
            <LevelIcon level={own.level} image={own.levelImage} />
            <b>{formatPercent(Math.floor(percent), language)}</b>
            {next && <span>{t("loyalty.to_next", { level: text(next.loyaltyName) })}</span>}
          </div>
        </div>
        <div className={css.words}>
          <p>{title || t("loyalty.your_level")}</p>
          <h2>{text(own.loyaltyName)}</h2>
          {showPoints && (
            <p className={css.standing} role="timer" data-private="">
              {next
                ? t("loyalty.standing", {
                    points: inPoints(own.currentLevelPoints),
                    missing: inPoints(next.missing),
                    level: text(next.loyaltyName),
                  })
                : t("loyalty.standing_last", { points: inPoints(own.currentLevelPoints) })}
            </p>
          )}
          {brings.length > 0 && <p className={css.next}>{t("loyalty.next_brings", { benefits: brings.join(" · ") })}</p>}
          {club.host && (
            <p className={css.host}>
              {t("loyalty.host", { name: club.host.name })}{" "}
              <ButtonLink {...link({ url: club.host.url, newTab: false, auth: false })}>{text(club.host.title)}</ButtonLink>
            </p>
          )}
        </div>
      </div>
      {keep?.fallsAt ? (
        <p className={css.warning} role="alert">
          {t("loyalty.keep.falls", {
            level: text(own.loyaltyName),
            day: day(keep.fallsAt),
            points: inPoints(Math.max(0, keep.needed - keep.made)),
          })}
        </p>
      ) : (
        <p className={css.small}>
          {keep && keep.made < keep.needed
            ? t("loyalty.keep.needs", {
                day: day(keep.until),
                made: inPoints(keep.made),
                needed: formatNumber(keep.needed, language),
                count: club.warnDays,
              })
            : keep
              ? t("loyalty.keep.kept", { day: day(keep.until) })
              : t("loyalty.keep.always")}
        </p>
      )}
      <Gift gift={own.gift} />
    </>
  );
}
