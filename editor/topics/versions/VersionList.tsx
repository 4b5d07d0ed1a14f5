import { SearchX, X } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { useKeptEnd } from "../../../src/kit/ui/use_kept_end";
import { editorLocale } from "../../words/editor_locale";
import { pageName } from "../../workplace/page_name";
import { Button } from "../../parts/Button";
import { EmptyNote } from "../../parts/EmptyNote";
import { IconButton } from "../../parts/IconButton";
import { useEditorState, useShow, useT, useWorkplace } from "../../workplace/use_editor";
import { dayOf, groupByDay, groupRevisions } from "./group_revisions";
import { type Filter, type Pair, useRevisions } from "./use_versions";
import { VersionFilter } from "./VersionFilter";
import { VersionRow } from "./VersionRow";
import css from "./Versions.module.css";

interface Props {
  pair: Pair;
  onChoose: (revision: number) => void;
  onCompareFrom: (revision: number) => void;
}

/** The versions by day, newest first, down to the very first. */
export function VersionList({ pair, onChoose, onCompareFrom }: Props) {
  const t = useT();
  const show = useShow();
  const { language } = useWorkplace();
  const name = useEditorState(({ page }) => pageName(page, language));
  const [filter, setFilter] = useState<Filter>({ author: null, isPublished: false });
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useRevisions(filter);
  const first = data?.pages[0];
  const revisions = data?.pages.flatMap((each) => each.revisions) ?? [];
  const runs = groupRevisions(revisions, opened);
  const list = useRef<HTMLDivElement>(null);
  const kept = useKeptEnd(list, { offersMore: hasNextPage, shown: runs.length, items: "li" });
  const isWhole = data && !hasNextPage && revisions.length > 0 && !filter.author && !filter.isPublished;
  const firstDay = (at: string) =>
    new Intl.DateTimeFormat(editorLocale(language), { day: "numeric", month: "long" }).format(new Date(at));

  return (
    <aside className={css.list} aria-label={t("versions.of", { name })}>
      <header className={css.listHead}>
        <div>
          <h2>{t("versions.of", { name })}</h2>
          {first?.firstAt && <p>{t("versions.since", { count: first.count, date: firstDay(first.firstAt) })}</p>}
        </div>
        <VersionFilter filter={filter} authors={first?.authors ?? []} onChange={setFilter} />
        <IconButton label={t("versions.back")} keys="Esc" onClick={() => show({ view: "page" })}>
          <X size={16} />
        </IconButton>
      </header>
      <div ref={list} className={css.scroll} tabIndex={-1} onKeyDown={moveFocus}>
        {groupByDay(runs).map(([day, runs]) => (
          <section key={day}>
            <h3>
              <Day instant={runs[0]?.newest.createdAt ?? day} />
            </h3>
            <ul>
              {runs.map((run) => (
                <VersionRow
                  key={run.newest.revision}
                  run={run}
                  pair={pair}
                  onChoose={onChoose}
                  onCompareFrom={onCompareFrom}
                  onOpen={() => setOpened(new Set([...opened, ...run.revisions.map(({ revision }) => revision)]))}
                />
              ))}
            </ul>
          </section>
        ))}
        {!data && !isError && <Skeleton label={t("versions.loading")} />}
        {isError && !data && (
          <div className={css.note} role="alert">
            <p>{t("versions.not_loaded")}</p>
            <Button look="line" onClick={() => void refetch()}>
              {t("versions.retry")}
            </Button>
          </div>
        )}
        {data && revisions.length === 0 && <EmptyNote icon={<SearchX size={18} />} title={t("versions.none_match")} />}
        {hasNextPage && (
          <div className={css.note}>
            <Button look="line" {...kept} isDisabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t("versions.more")}
            </Button>
          </div>
        )}
        {isWhole && <p className={css.end}>{t("versions.end")}</p>}
      </div>
    </aside>
  );
}

const aDay = 86_400_000;

/** A day in words: today's and yesterday's name, and the year where it is another. */
function Day({ instant }: { instant: string }) {
  const t = useT();
  const { language } = useWorkplace();
  const [now] = useState(Date.now);
  const isThisYear = new Date(instant).getFullYear() === new Date(now).getFullYear();
  const options: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long" };
  const date = new Intl.DateTimeFormat(editorLocale(language), isThisYear ? options : { ...options, year: "numeric" }).format(
    new Date(instant),
  );
  if (dayOf(instant) === dayOf(now)) return t("versions.today", { date });
  return dayOf(instant) === dayOf(now - aDay) ? t("versions.yesterday", { date }) : date;
}

const Skeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className={css.skeleton}>
    {[0, 1, 2, 3, 4].map((row) => (
      <span key={row} />
    ))}
  </div>
);

/** Arrow keys go from one version to the next. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-version]")];
  const at = rows.findIndex((row) => row.parentElement?.contains(document.activeElement));
  rows[Math.max(0, Math.min(rows.length - 1, at + step))]?.focus();
  event.preventDefault();
}
