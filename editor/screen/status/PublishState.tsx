import { CalendarClock, GitMerge } from "lucide-react";
import { memo, useEffect, useRef } from "react";
import { purposeOf } from "../../../src/layout/page_use";
import { useListedPage } from "../../parts/usage/use_overview";
import { momentWords } from "../../explain/save_words";
import { useEditorState, useSaving, useShow, useT, useWorkplace } from "../../workplace/use_editor";
import css from "./StatusLine.module.css";
import { usePublishState } from "./use_publish_state";

/** Where the page stands for visitors: since when it is live, what they do not see yet, and what is planned. Each part leads on. */
export const PublishState = memo(function PublishState() {
  const t = useT();
  const show = useShow();
  const { language, saving } = useWorkplace();
  const known = useSaving((state) => state.publishedRevision);
  const save = useSaving((state) => state.save);
  const { live, since, changes, plan } = usePublishState();
  const heard = useRef<number | null | undefined>(undefined);
  useEffect(() => {
    if (live === undefined || heard.current === live) return; // what was heard before may be older than what was done here
    heard.current = live;
    if (live !== known) saving.setPublished(live); // somebody else, or a plan, has published
  }, [live, known, saving]);
  const isLive = known !== null;
  const id = useEditorState(({ page }) => page.id);
  const use = useEditorState(({ page }) => purposeOf(page));
  if (use === "block" || use === "preset") return <span className={css.state}>{t(`reuse.${use}_state`)}</span>;
  return (
    <span className={css.state}>
      <button type="button" data-live={isLive} onClick={() => show({ view: "versions" })}>
        {isLive
          ? since
            ? t("status.live_since", { when: momentWords(since, language) })
            : t("status.live")
          : t("status.not_live")}
      </button>
      {isLive && changes !== null && (
        <button type="button" onClick={() => show(changes === 0 ? { view: "versions" } : { dialog: "publish" })}>
          {changes === 0 ? t("status.nothing_waits") : t("status.not_published", { count: changes })}
        </button>
      )}
      {use === "shared" && <SharedState id={id} />}
      {plan && (
        <button type="button" data-bad={plan.failure !== null} onClick={() => show({ view: "calendar" })}>
          <CalendarClock size={12} aria-hidden="true" />
          {t(plan.failure ? "status.plan_failed" : plan.revision === null ? "status.planned_off" : "status.planned", {
            when: momentWords(plan.at, language),
          })}
        </button>
      )}
      {save.status === "conflict" && (
        <button type="button" data-bad="true" onClick={() => show({ dialog: "conflict" })}>
          <GitMerge size={12} aria-hidden="true" />
          {t("status.elsewhere")}
        </button>
      )}
    </span>
  );
});

/** How many pages show the open shared section. */
function SharedState({ id }: { id: string }) {
  const t = useT();
  const show = useShow();
  const page = useListedPage(id);
  return (
    page && (
      <button type="button" onClick={() => show({ pageDialog: { kind: "usage", id } })}>
        {t("reuse.shown_on", { count: page.nestedIn })}
      </button>
    )
  );
}
