import { CalendarClock, CalendarX, CircleAlert, CircleCheck, MessageSquare, Send, TriangleAlert } from "lucide-react";
import { type KeyboardEvent, useMemo, useState } from "react";
import { findingWords } from "../../explain/finding_words";
import { momentWords } from "../../explain/save_words";
import { goToFinding } from "../../fields/go_to_finding";
import { Button } from "../../parts/Button";
import { EmptyNote } from "../../parts/EmptyNote";
import { Segments } from "../../parts/Segments";
import { useOverview } from "../../parts/usage/use_overview";
import { useOpenPlace } from "../../parts/usage/use_open_place";
import { useWindowedList } from "../../parts/use_windowed_list";
import { View } from "../../parts/View";
import { useT, useWorkplace } from "../../workplace/use_editor";
import { pageName } from "../../workplace/page_name";
import css from "./Inbox.module.css";
import { entryKinds, type EntryKind, type InboxEntry } from "./inbox_entries";
import { useFinish, useInbox } from "./use_inbox";

type Shown = EntryKind | "all";
const rowHeight = 60;

/** What waits for somebody on all pages of the site, the most pressing first; each entry leads to where it is. */
export function Inbox() {
  const t = useT();
  const { entries, findings, left, hasFailed, retry, lookAgain } = useInbox();
  const [shown, setShown] = useState<Shown>("all");
  const found = useMemo(() => entries?.filter(({ kind }) => shown === "all" || kind === shown) ?? [], [entries, shown]);
  const kinds = entryKinds.map((kind) => ({ kind, count: entries?.filter((entry) => entry.kind === kind).length ?? 0 }));
  const options = [
    { value: "all" as Shown, label: t("inbox.tab.all", { count: entries?.length ?? 0 }) },
    ...kinds.flatMap(({ kind, count }) =>
      count > 0 || kind === shown ? [{ value: kind as Shown, label: t(`inbox.tab.${kind}`, { count }) }] : [],
    ),
  ];
  return (
    <View
      isFilled
      title={t("inbox.title")}
      tools={
        entries && options.length > 1 && <Segments label={t("inbox.show")} value={shown} options={options} onChange={setShown} />
      }
    >
      {!entries && !hasFailed && <p role="status">{t("inbox.loading")}</p>}
      {hasFailed && (
        <p role="alert">
          {t("inbox.failed")}{" "}
          <Button look="line" onClick={retry}>
            {t("editor.try_again")}
          </Button>
        </p>
      )}
      {entries && findings === "loading" && (
        <p className={css.left} role="status">
          {t("inbox.looking")}
        </p>
      )}
      {entries && findings === "failed" && (
        <p className={css.left} role="alert">
          {t("inbox.findings_failed")}{" "}
          <Button look="line" onClick={lookAgain}>
            {t("editor.try_again")}
          </Button>
        </p>
      )}
      {entries && findings === "there" && found.length === 0 && (
        <EmptyNote icon={<CircleCheck size={20} />} title={t("inbox.none")}>
          {t("inbox.none_lead")}
        </EmptyNote>
      )}
      {found.some(({ finding }) => finding) && <p className={css.left}>{t("inbox.findings_lead")}</p>}
      {left > 0 && <p className={css.left}>{t("inbox.left", { count: left })}</p>}
      {found.length > 0 && <Entries key={shown} entries={found} />}
    </View>
  );
}

function Entries({ entries }: { entries: readonly InboxEntry[] }) {
  const t = useT();
  const openPlace = useOpenPlace();
  const workplace = useWorkplace();
  const { notices } = workplace;
  const { mayFinish, finish } = useFinish();
  const keys = useMemo(() => entries.map(({ key }) => key), [entries]);
  const { scroller, lines, stopAt, stopOn, moveTo, keepFocus } = useWindowedList({
    keys,
    heightOf: () => rowHeight,
    overscan: 6,
    width: 600,
  });

  function open({ pageId, sectionId, finding }: InboxEntry) {
    openPlace(pageId, sectionId);
    if (finding && workplace.editor.getState().page.id === pageId) goToFinding(workplace, finding);
  }

  async function handleDone(entry: InboxEntry) {
    keepFocus();
    try {
      await finish(entry);
      notices.toast({ words: t("inbox.finished") });
    } catch {
      notices.toast({ words: t("inbox.not_finished") });
    }
  }

  function handleKeyDown(event: KeyboardEvent) {
    const entry = entries[stopAt];
    if (!entry || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key];
    if (step) moveTo(step(stopAt, entries.length));
    else if (event.key === "e" && mayFinish(entry)) void handleDone(entry);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <div ref={scroller} className={css.entries} onKeyDown={handleKeyDown}>
        <ul style={{ height: lines.getTotalSize() }} aria-label={t("inbox.title")}>
          {lines.getVirtualItems().map(({ index, start }) => {
            const entry = entries[index] as InboxEntry; // the virtualizer counts these entries
            return (
              <li
                key={entry.key}
                style={{ transform: `translateY(${start}px)` }}
                aria-setsize={entries.length}
                aria-posinset={index + 1}
              >
                <EntryLine entry={entry} isTabStop={index === stopAt} onFocus={() => stopOn(index)} onOpen={() => open(entry)} />
                {mayFinish(entry) && (
                  <Button look="line" tabIndex={index === stopAt ? 0 : -1} onClick={() => void handleDone(entry)}>
                    {t(entry.kind === "failed_plan" ? "plans.dismiss" : "notes.finish")}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </div>
      <p className={css.keys}>{t("inbox.keys")}</p>
    </>
  );
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  j: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  k: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

const icons = {
  failed_plan: CalendarX,
  request: Send,
  remark: MessageSquare,
  blocking: CircleAlert,
  plan: CalendarClock,
  warning: TriangleAlert,
};

interface LineProps {
  entry: InboxEntry;
  isTabStop: boolean;
  onFocus: () => void;
  onOpen: () => void;
}

function EntryLine({ entry: { kind, pageId, at, note, plan, finding }, isTabStop, onFocus, onOpen }: LineProps) {
  const t = useT();
  const { language } = useWorkplace();
  const page = useOverview().data?.pages.find(({ id }) => id === pageId);
  const name = page ? pageName(page, language) : pageId;
  const by = note?.author ?? (note?.guest ? t("notes.guest", { name: note.guest }) : (plan?.author ?? ""));
  const Icon = icons[kind];
  const found = finding && findingWords(t, finding, language);
  const what = plan && (plan.revision === null ? t("calendar.plan_off") : t("calendar.plan_live", { revision: plan.revision }));
  return (
    <button type="button" data-line="" data-kind={kind} tabIndex={isTabStop ? 0 : -1} onFocus={onFocus} onClick={onOpen}>
      <Icon size={16} aria-hidden="true" />
      <span>
        <b>{found?.title ?? t(`inbox.entry.${kind}`, { name })}</b>
        <span>{(found ? [name, found.lead] : [by, note?.text || what]).filter(Boolean).join(" · ")}</span>
      </span>
      {at !== null && <time dateTime={at}>{momentWords(at, language)}</time>}
    </button>
  );
}
