import { getIn } from "../../core/set_in";
import { useDesk } from "../desk_place";
import { DraftFields, type DraftFieldsProps } from "../drafts/DraftFields";
import own from "../drafts/drafts.module.css";
import css from "../list/list.module.css";
import { goalFields, rewardFields, timeFields } from "./mission_fields";

interface Props {
  part: Pick<DraftFieldsProps, "form" | "draft" | "issues">;
  isRunning: boolean;
  currencies: readonly string[];
}

/** What has to be done, what it brings and when. */
export function GoalTab({ part, isRunning, currencies }: Props) {
  const { t } = useDesk();
  return (
    <div className={css.cards}>
      <section className={`${css.card} ${own.form}`}>
        {isRunning && <p className={own.law}>{t("mission.runs")}</p>}
        <h2>{t("mission.part.goal")}</h2>
        <DraftFields {...part} path={["goal"]} fields={goalFields(getIn(part.draft.content, ["goal", "kind"]), currencies)} />
      </section>
      <section className={`${css.card} ${own.form}`}>
        <h2>{t("mission.part.reward")}</h2>
        <p className={css.plain}>{t("mission.reward_lead")}</p>
        <DraftFields
          {...part}
          path={["reward"]}
          fields={rewardFields(getIn(part.draft.content, ["reward", "rewardType"]), currencies)}
        />
        <h2>{t("mission.part.time")}</h2>
        <DraftFields {...part} fields={timeFields} />
      </section>
    </div>
  );
}
