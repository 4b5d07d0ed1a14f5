import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CalendarClock, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { cancelPlan, changePlan, listPlans, type Plan } from "../../../schemas/api/page_plans";
import { ApiError } from "../../../src/kit/api/api_error";
import { toWallTime } from "../../../src/layout/zoned_time";
import fields from "../../fields/fields.module.css";
import { Button } from "../../parts/Button";
import { DateTimeInput } from "../../parts/DateTimeInput";
import { canPublish } from "../../workplace/back_office";
import { useEditorState, useT, useWorkplace } from "../../workplace/use_editor";
import { momentWords } from "../../explain/save_words";
import css from "../../parts/styles/PublishDialog.module.css";
import { planFailure } from "./plan_failure";
import { instantOf, ownTimeZone } from "./when";

/** What waits for its time on this page, and what could not be carried out. */
export function PagePlans() {
  const t = useT();
  const { api } = useWorkplace();
  const pageId = useEditorState(({ page }) => page.id);
  const { data } = useQuery({ ...api.query(listPlans, { query: { pageId } }), refetchInterval: 20_000 });
  const plans = data?.plans ?? [];
  if (plans.length === 0) return null;
  return (
    <section className={css.group} aria-label={t("plans.title")}>
      <h3>{t("plans.title")}</h3>
      <ul>
        {plans.map((plan) => (
          <PlanRow key={plan.id} plan={plan} />
        ))}
      </ul>
    </section>
  );
}

function PlanRow({ plan }: { plan: Plan }) {
  const t = useT();
  const { api, user, language } = useWorkplace();
  const queries = useQueryClient();
  const ownZone = ownTimeZone();
  const [wall, setWall] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const params = { id: plan.pageId, planId: plan.id };
  const when = momentWords(plan.at, language);
  const title = t(plan.revision === null ? "plans.unpublish" : "plans.publish", { revision: plan.revision, when });

  async function run(change: () => Promise<unknown>) {
    setProblem(null);
    try {
      await change();
      setWall(null);
    } catch (error) {
      setProblem(t(error instanceof ApiError && error.code === "plan.done" ? "plans.done" : "plans.not_changed"));
    }
    await queries.invalidateQueries({ queryKey: api.query(listPlans, {}).queryKey.slice(0, 1) });
  }

  function handleSave() {
    const at = instantOf({ isLater: true, wall: wall ?? "", timeZone: ownZone }, Date.now());
    if (at === null) return setProblem(t("publish.problem.plan_past"));
    void run(() => api.call(changePlan, { params, body: { at } }));
  }

  return (
    <li>
      {plan.failure ? (
        <TriangleAlert size={16} className={css.bad} aria-hidden="true" />
      ) : (
        <CalendarClock size={16} aria-hidden="true" />
      )}
      <div>
        <b>{plan.failure ? t("plans.failed", { revision: plan.revision ?? "", when }) : title}</b>
        <p>{plan.failure ? t(planFailure(plan.failure.code)) : plan.author && t("plans.by", { author: plan.author })}</p>
        {wall !== null && (
          <p className={css.change}>
            <DateTimeInput
              language={language}
              className={fields.box}
              aria-label={t("publish.time")}
              value={wall}
              onChange={(event) => setWall(event.target.value)}
            />
            <span>{ownZone}</span>
            <Button look="line" onClick={handleSave}>
              {t("plans.save")}
            </Button>
          </p>
        )}
        {problem && (
          <p role="alert" className={css.bad}>
            {problem}
          </p>
        )}
      </div>
      {canPublish(user) && (
        <span className={css.verbs}>
          {!plan.failure && wall === null && (
            <Button onClick={() => setWall(toWallTime(plan.at, ownZone))} aria-label={`${t("plans.change")}: ${title}`}>
              {t("plans.change")}
            </Button>
          )}
          <Button
            look="line"
            aria-label={`${t(plan.failure ? "plans.dismiss" : "plans.cancel")}: ${title}`}
            onClick={() => void run(() => api.call(cancelPlan, { params }))}
          >
            {t(plan.failure ? "plans.dismiss" : "plans.cancel")}
          </Button>
        </span>
      )}
    </li>
  );
}
