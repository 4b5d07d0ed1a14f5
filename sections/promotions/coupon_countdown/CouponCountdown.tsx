import { useQuery } from "@tanstack/react-query";
import { codeInAddress } from "../../../src/features/rewards/rewards/code_in_address";
import { useClock } from "../../../src/kit/session/use_clock";
import { useApi, useLanguage, useRoute, useT, useText } from "../../../src/kit/session/hooks";
import { countdownAt } from "../../../src/kit/ui/countdown";
import { formatNumber, unitName } from "../../../src/kit/ui/format";
import type { SectionProps } from "../../define_section";
import css from "./CouponCountdown.module.css";
import { couponQuery } from "./queries";
import type { Props } from "./schema";

/** How long the code of the address can be used: in days, hours and minutes, on its last day to the second; gone once it is over (S-2.57, C-4.23). */
export function CouponCountdown({ props, root }: SectionProps<Props>) {
  const text = useText();
  const t = useT();
  const language = useLanguage();
  const now = useClock();
  const coupon = codeInAddress(useRoute().search);
  const found = useQuery({ ...couponQuery(coupon, { api: useApi() }), enabled: coupon !== "" });
  const bonus = found.data?.bonus.find(({ bonusId }) => props.bonusId === 0 || bonusId === props.bonusId);
  const left = countdownAt(now, null, bonus?.couponExpireIn ?? null);
  if (!bonus || left.phase === "ended") return <section {...root} hidden />;
  const units =
    left.days > 0
      ? ([
          [left.days, "day"],
          [left.hours, "hour"],
          [left.minutes, "minute"],
        ] as const)
      : ([
          [left.hours, "hour"],
          [left.minutes, "minute"],
          [left.seconds, "second"],
        ] as const);
  return (
    <section {...root} className={css.section}>
      <p>
        <strong>{text(bonus.banner.bannerTitle)}</strong>
        <span>{text(props.title) || t("bonus.coupon.ends")}</span>
      </p>
      <div role="timer" aria-live="off" className={css.blocks}>
        {units.map(([value, unit]) => (
          <span key={unit}>
            <b>{formatNumber(value, language, { minimumIntegerDigits: 2 })}</b>
            <small>{unitName(value, unit, language)}</small>
          </span>
        ))}
      </div>
    </section>
  );
}
