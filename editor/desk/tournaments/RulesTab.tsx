import { getIn } from "../../core/set_in";
import { useDesk } from "../desk_place";
import { DraftFields } from "../drafts/DraftFields";
import css from "../list/list.module.css";
import own from "../drafts/drafts.module.css";
import { prizeFields, ruleFields, timeFields } from "./tournament_fields";
import type { ComponentProps } from "react";

interface Props {
  part: Omit<ComponentProps<typeof DraftFields>, "fields" | "path">;
  content: Readonly<Record<string, unknown>>;
  isRunning: boolean;
}

/** When it runs, what is counted, and what is won. */
export function RulesTab({ part, content, isRunning }: Props) {
  const { t } = useDesk();
  return (
    <div className={css.cards}>
      <section className={`${css.card} ${own.form}`}>
        {isRunning && <p className={own.law}>{t("tournament.runs")}</p>}
        <h2>{t("tournament.part.time")}</h2>
        <DraftFields {...part} fields={timeFields} />
        <h2>{t("tournament.part.rules")}</h2>
        <DraftFields {...part} path={["rules"]} fields={ruleFields(getIn(content, ["rules", "leaderboardType"]))} />
      </section>
      <section className={`${css.card} ${own.form}`}>
        <h2>{t("tournament.part.prizes")}</h2>
        <p className={css.plain}>{t("tournament.prizes_lead")}</p>
        <DraftFields {...part} fields={prizeFields} />
      </section>
    </div>
  );
}
