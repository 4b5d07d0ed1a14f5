import { useQuery } from "@tanstack/react-query";
import { getRevision } from "../../../schemas/api/pages";
import { countChanges } from "../../../src/layout/count_changes";
import { useEditorState, useSaving, useT, useWorkplace } from "../../use_editor";
import css from "./PublishDialog.module.css";

/** What visitors will find other than they do. */
export function GoesLive() {
  const t = useT();
  const { api } = useWorkplace();
  const page = useEditorState((state) => state.page);
  const live = useSaving((state) => state.publishedRevision);
  const { data } = useQuery({
    ...api.query(getRevision, { params: { id: page.id, revision: live ?? 1 } }),
    enabled: live !== null,
    staleTime: Infinity,
  });
  if (live !== null && !data) return null;
  const count = data ? countChanges(data.page, page) : 0;
  return (
    <section className={css.group} aria-label={t("publish.goes_live")}>
      <h3>{t("publish.goes_live")}</h3>
      <p className={css.lead}>
        {live === null
          ? t("publish.first_time", { route: page.route })
          : count === 0
            ? t("publish.same", { revision: live })
            : t("publish.changes", { count, revision: live })}
      </p>
    </section>
  );
}
