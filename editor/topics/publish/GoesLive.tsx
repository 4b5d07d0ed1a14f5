import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { getRevision } from "../../../schemas/api/pages";
import { registry } from "../../../sections/registry";
import { upgrade } from "../../../src/layout/upgrade";
import { diffPages } from "../../core/diff";
import { changeSentences } from "../../explain/change_words";
import { useEditorState, useSaving, useT, useWorkplace } from "../../workplace/use_editor";
import css from "../../parts/styles/PublishDialog.module.css";

/** More changes than these are counted, not told. */
const mostSentences = 12;

/** What visitors will find other than they do, in words. */
export function GoesLive() {
  const t = useT();
  const { api, language } = useWorkplace();
  const page = useEditorState((state) => state.page);
  const live = useSaving((state) => state.publishedRevision);
  const { data } = useQuery({
    ...api.query(getRevision, { params: { id: page.id, revision: live ?? 1 } }),
    enabled: live !== null,
    staleTime: Infinity,
  });
  const sentences = useMemo(() => {
    if (!data) return [];
    const before = { ...data.page, sections: upgrade(data.page.sections, registry) };
    return changeSentences(t, diffPages(before, page), language, mostSentences);
  }, [data, page, t, language]);

  if (live !== null && !data) return null;
  return (
    <section className={css.group} aria-label={t("publish.goes_live")}>
      <h3>{t("publish.goes_live")}</h3>
      {live === null ? (
        <p className={css.lead}>{t("publish.first_time", { route: page.route })}</p>
      ) : (
        <p className={css.lead}>{t(sentences.length === 0 ? "publish.same" : "publish.changed", { revision: live })}</p>
      )}
      {sentences.length > 0 && (
        <ul className={css.sentences}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
