import { CalendarDays, Clock } from "../../../kit/ui/icons";
import type { Promotion } from "../../../../schemas/api/promotions";
import { weekdays } from "../../../../schemas/rule_names";
import type { Language } from "../../../../schemas/text";
import { useLanguage, useT } from "../../../kit/session/hooks";
import { Countdown } from "../../../kit/ui/Countdown";
import { countdownAt } from "../../../kit/ui/countdown";
import { formatDate } from "../../../kit/ui/format";
import css from "./PromotionTime.module.css";
import { type PromotionTiming, promotionTiming } from "./promotion_timing";
import { useClock } from "../../../kit/session/use_clock";

/** When a promotion holds, in one line; it ticks where something is about to begin or end. */
export function PromotionTime({ promotion }: { promotion: Promotion }) {
  const now = useClock();
  const timing = promotionTiming(promotion, now);
  const Icon = timing.kind === "days" ? CalendarDays : Clock;
  return (
    <span className={css.time}>
      <Icon aria-hidden="true" />
      <Words timing={timing} now={now} />
    </span>
  );
}

function Words({ timing, now }: { timing: PromotionTiming; now: number }) {
  const t = useT();
  const language = useLanguage();
  switch (timing.kind) {
    case "starts":
    case "ends":
      return (
        <Countdown state={countdownAt(now, null, timing.at)} language={language} label={t(`promotions.${timing.kind}_in`)} />
      );
    case "days": {
      const days = timing.days.map((day) => dayName(weekdays.indexOf(day), language)).join(", ") || t("promotions.daily");
      return <span>{timing.between ? t("promotions.between", { days, ...timing.between }) : days}</span>;
    }
    default:
      return <span>{t(`promotions.${timing.kind}`)}</span>;
  }
}

const aMonday = Date.UTC(2024, 0, 1);

const dayName = (index: number, language: Language) =>
  formatDate(aMonday + index * 86_400_000, language, { weekday: "long", timeZone: "UTC" });
