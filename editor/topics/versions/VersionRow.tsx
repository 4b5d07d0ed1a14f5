import { GitCompareArrows } from "lucide-react";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { diffPages } from "../../core/diff";
import { changeSentences } from "../../explain/change_words";
import { IconButton } from "../../parts/IconButton";
import { Pill } from "../../parts/Pill";
import { useSaving, useT, useWorkplace } from "../../workplace/use_editor";
import { momentWords, timeWords } from "../../explain/save_words";
import type { Revision, Run } from "./group_revisions";
import { type Pair, useRevisionPage } from "./use_versions";
import css from "./Versions.module.css";

interface Props {
  run: Run;
  pair: Pair;
  onChoose: (revision: number) => void;
  onCompareFrom: (revision: number) => void;
  /** Shows each save of the run. */
  onOpen: () => void;
}

/** One version: when, who, what it is, and what changed in words, which are looked up once it is seen. */
export function VersionRow({ run, pair, onChoose, onCompareFrom, onOpen }: Props) {
  const t = useT();
  const { language } = useWorkplace();
  const { newest, oldest, revisions } = run;
  const row = useRef<HTMLLIElement>(null);
  const isSeen = useIsSeen(row);
  const isChosen = pair.to === newest.revision;
  const isBase = revisions.some(({ revision }) => revision === pair.from);

  return (
    <li ref={row} className={css.version} data-chosen={isChosen} data-base={isBase}>
      <button
        type="button"
        data-version={newest.revision}
        className={css.choose}
        aria-pressed={isChosen}
        onClick={() => onChoose(newest.revision)}
      >
        <span className={css.versionHead}>
          <b>{timeWords(newest.createdAt, language)}</b>
          <Pills revision={newest} />
          <span className={css.author}>{newest.authorName}</span>
        </span>
        <Words revision={newest} before={oldest.revision - 1} isSeen={isSeen} />
      </button>
      <span className={css.rowVerbs}>
        {revisions.length > 1 && (
          <button type="button" className={css.saves} onClick={onOpen}>
            {t("versions.saves", { count: revisions.length })}
          </button>
        )}
        <IconButton
          label={t(isBase ? "versions.compared" : "versions.compare_from")}
          side="right"
          aria-pressed={isBase}
          onClick={() => onCompareFrom(newest.revision)}
        >
          <GitCompareArrows size={14} />
        </IconButton>
      </span>
    </li>
  );
}

function Pills({ revision: { revision, origin, isPublished, publications, plannedAt } }: { revision: Revision }) {
  const t = useT();
  const { language } = useWorkplace();
  const current = useSaving((state) => state.revision);
  return (
    <>
      {isPublished && <Pill tone="good">{t("versions.live", { revision })}</Pill>}
      {!isPublished && publications.length > 0 && <Pill>{t("versions.was_live", { revision })}</Pill>}
      {revision === current && <Pill tone="accent">{t("saving.draft", { revision })}</Pill>}
      {plannedAt && <Pill tone="warn">{t("versions.planned", { at: momentWords(plannedAt, language) })}</Pill>}
      {origin === "merge" && <Pill>{t("versions.merge")}</Pill>}
      {origin === "restore" && <Pill>{t("versions.restored")}</Pill>}
      {origin === "import" && <Pill>{t("versions.imported")}</Pill>}
    </>
  );
}

function Words({ revision, before, isSeen }: { revision: Revision; before: number; isSeen: boolean }) {
  const t = useT();
  const { language } = useWorkplace();
  const page = useRevisionPage(revision.revision, isSeen);
  const old = useRevisionPage(before > 0 ? before : null, isSeen);
  const sentences = useMemo(
    () => (page && old ? changeSentences(t, diffPages(old, page), language, 3) : null),
    [t, page, old, language],
  );
  const published = revision.publications.map(({ at, authorName, isPlanned }) => {
    const words = authorName === null ? "published" : isPlanned ? "published_plan" : "published_by";
    return t(`versions.${words}`, { name: authorName, at: momentWords(at, language) });
  });
  if (!sentences && before > 0) return <span className={css.wordsWait} aria-hidden="true" />;
  const lines = [...published, ...(sentences ?? [])];
  return (
    <span className={css.words}>
      {lines.length === 0 && before > 0 && <span>{t("changes.none")}</span>}
      {lines.map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </span>
  );
}

function useIsSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!element.current || isSeen) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsSeen(true), { rootMargin: "200px" });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
}
