import { useGo, useRoute, useT } from "../kit/session/hooks";
import { useHasPage } from "../kit/session/use_page_address";
import css from "./PageProblem.module.css";

/** In the place of a page that is not there, or that could not be fetched. */
export function PageProblem({ problem }: { problem: "not_found" | "failed" }) {
  const t = useT();
  const go = useGo();
  const { path, search } = useRoute();
  const hasPage = useHasPage();
  const isBeingSetUp = problem === "not_found" && !hasPage("home");
  const words = isBeingSetUp ? "being_set_up" : problem;
  const query = new URLSearchParams(search).toString();
  return (
    <section className={css.problem} role={problem === "failed" ? "alert" : undefined}>
      <p className={css.code} aria-hidden="true">
        {words === "not_found" ? "404" : "···"}
      </p>
      <h1>{t(`page.${words}.title`)}</h1>
      <p>{t(`page.${words}.text`)}</p>
      {problem === "failed" ? (
        <button type="button" onClick={() => go(query ? `${path}?${query}` : path, { replace: true })}>
          {t("page.failed.retry")}
        </button>
      ) : (
        !isBeingSetUp && <a href="/">{t("page.not_found.home")}</a>
      )}
    </section>
  );
}
