import type { TFunction } from "i18next";
import {
  Archive,
  Blocks,
  BookmarkPlus,
  CalendarX,
  CircleAlert,
  Component,
  FileText,
  Home,
  Languages,
  MessageSquare,
  Send,
  Settings2,
  TriangleAlert,
} from "lucide-react";
import type { ListedPage } from "../../../schemas/api/page_addresses";
import { defaultLanguage, type Language } from "../../../schemas/text";
import type { MouseEvent } from "react";
import { isCopied } from "../../../src/layout/page_use";
import { pageName } from "../../workplace/page_name";
import { usePersonaLanguage, useT, useWorkplace } from "../../workplace/use_editor";
import { momentWords } from "../../explain/save_words";
import { carryPages } from "./dragged_pages";
import { groupOf } from "./group_pages";
import { PageMenu } from "./PageMenu";
import css from "./Pages.module.css";
import type { MarkedPages } from "./use_marked";

interface Props {
  page: ListedPage;
  isOpen: boolean;
  /** It was saved here since the list came. */
  isAhead: boolean;
  isTabStop: boolean;
  /** The words around what is looked for, where the page says it. */
  said?: string | undefined;
  marked: MarkedPages;
  onFocus: () => void;
  onOpen: () => void;
  onOrganize: () => void;
}

/** A page: its name, where it is, its state, and a menu of what can be done with it. */
export function PageRow({ page, isOpen, isAhead, isTabStop, said, marked, onFocus, onOpen, onOrganize }: Props) {
  const t = useT();
  const { language } = useWorkplace();
  const group = groupOf(page);
  const name = pageName(page, language);
  const isArchived = group === "archived";
  const isMarked = marked.ids.has(page.id);

  function handleClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) marked.toggle(page.id);
    else if (!isArchived) onOpen();
  }

  return (
    <div className={css.row} data-archived={isArchived || undefined}>
      <button
        type="button"
        className={css.page}
        data-line=""
        data-page-row={page.id}
        data-marked={isMarked || undefined}
        draggable
        onDragStart={(event) => carryPages(event, marked.with(page.id))}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isOpen ? "page" : undefined}
        aria-disabled={isArchived || undefined}
        title={isMarked ? t("pages.is_marked") : isArchived ? t("pages.archived_hint") : undefined}
        onFocus={onFocus}
        onClick={handleClick}
      >
        <PageIcon page={page} />
        <span className={css.names}>
          <b>{name}</b>
          <Where page={page} isPart={group === "parts"} />
          {said && <span>{said}</span>}
        </span>
        <Marks page={page} />
        <span className={css.state}>{stateWords(t, page, isAhead, language)}</span>
      </button>
      <PageMenu
        page={page}
        name={name}
        isTabStop={isTabStop}
        isMarked={isMarked}
        onOpen={onOpen}
        onMark={() => marked.toggle(page.id)}
        onOrganize={onOrganize}
      />
    </div>
  );
}

/** Its address, or how many pages show what has none. */
function Where({ page, isPart }: { page: ListedPage; isPart: boolean }) {
  const t = useT();
  if (page.use && isCopied(page)) return <span>{t(`reuse.kind.${page.use}`)}</span>;
  if (page.use === "shared" || isPart) return <span>{t("pages.in_pages", { count: page.nestedIn })}</span>;
  return <code>{page.route}</code>;
}

/** What waits for somebody at the page. */
function Marks({ page: { openRequests, openRemarks, blocking, warnings, hasFailedPlan, translations } }: { page: ListedPage }) {
  const t = useT();
  const language = usePersonaLanguage();
  const toDo = translations.filter((each) => language === defaultLanguage || each.language === language);
  const marks = [
    { key: "outdated", Icon: Languages, count: toDo.reduce((sum, { outdated }) => sum + outdated, 0), isBad: false },
    { key: "missing", Icon: Languages, count: toDo.reduce((sum, { missing }) => sum + missing, 0), isBad: false },
    { key: "requests", Icon: Send, count: openRequests, isBad: false },
    { key: "remarks", Icon: MessageSquare, count: openRemarks, isBad: false },
    { key: "blocking", Icon: CircleAlert, count: blocking, isBad: true },
    { key: "warnings", Icon: TriangleAlert, count: warnings, isBad: false },
    { key: "failed_plan", Icon: CalendarX, count: hasFailedPlan ? 1 : 0, isBad: true },
  ].filter(({ count }) => count > 0);
  return marks.map(({ key, Icon, count, isBad }) => (
    <span
      key={key}
      className={css.mark}
      data-bad={isBad}
      data-quiet={key === "missing" || key === "warnings"}
      role="img"
      aria-label={t(`pages.${key}`, { count })}
      title={t(`pages.${key}`, { count })}
    >
      <Icon size={14} aria-hidden="true" />
      {count > 1 && count}
    </span>
  ));
}

function PageIcon({ page }: { page: ListedPage }) {
  const icon = { size: 16, "aria-hidden": true } as const;
  if (page.archivedAt) return <Archive {...icon} />;
  if (page.use === "block") return <Blocks {...icon} />;
  if (page.use === "preset") return <BookmarkPlus {...icon} />;
  if (page.use === "shared") return <Component {...icon} />;
  if (page.route === "/") return <Home {...icon} />;
  if (page.nestedIn > 0 && !page.isLinked && !page.isSystem) return <Component {...icon} />;
  return page.isSystem ? <Settings2 {...icon} /> : <FileText {...icon} />;
}

/** Where the page stands: what is planned, how far its draft is ahead, or what it is on the site. */
function stateWords(t: TFunction, page: ListedPage, isAhead: boolean, language: Language) {
  if (page.archivedAt) return t("pages.state.archived");
  if (isCopied(page)) return "";
  if (page.plannedAt) return momentWords(page.plannedAt, language);
  if (page.publishedRevision === null) return t("pages.state.draft");
  if (page.publishedRevision === page.revision) return t("pages.state.live");
  return isAhead || page.changes === 0 ? t("pages.state.ahead") : t("pages.changes", { count: page.changes });
}
