import * as calls from "../../../schemas/api/translations";
import { languageName } from "../../words/names_in";
import { pageName } from "../../workplace/page_name";
import { useT, useWorkplace } from "../../workplace/use_editor";
import css from "./Translations.module.css";

/** What a file would change, page by page, and what of it has no place here. */
export function XliffPlan({ plan }: { plan: calls.XliffPlan }) {
  const t = useT();
  const { language } = useWorkplace();
  const touched = plan.pages.filter(({ added, changed, confirmed }) => added + changed + confirmed > 0);
  return (
    <section aria-label={t("xliff.plan")}>
      <p role="status">
        {t("xliff.plan_lead", { language: languageName(plan.language, language), count: changesIn(plan) })}{" "}
        {t("xliff.same", { count: plan.pages.reduce((sum, { same }) => sum + same, 0) })}
      </p>
      <ul className={css.plan}>
        {touched.map((page) => (
          <li key={page.id}>
            <b>{pageName(page, language)}</b>
            <span>
              {(["added", "changed", "confirmed", "stale"] as const)
                .filter((kind) => page[kind] > 0)
                .map((kind) => t(`xliff.${kind}`, { count: page[kind] }))
                .join(", ")}
            </span>
          </li>
        ))}
      </ul>
      {plan.problemCount > 0 && (
        <>
          <p className={css.problem}>{t("xliff.problems", { count: plan.problemCount })}</p>
          <ul className={css.plan}>
            {plan.problems.map(({ code, where }, index) => (
              <li key={index}>
                <code>{where}</code>
                <span>{t(`xliff.problem.${code}`)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

export const changesIn = ({ pages }: calls.XliffPlan) =>
  pages.reduce((sum, { added, changed, confirmed }) => sum + added + changed + confirmed, 0);
