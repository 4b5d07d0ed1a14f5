import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type * as z from "zod/mini";
import { getSettingsRevision, listSettingsRevisions } from "../../../schemas/api/site_settings";
import { useKeptEnd } from "../../../src/kit/ui/use_kept_end";
import { Button } from "../../parts/Button";
import { Modal } from "../../parts/Modal";
import { Pill } from "../../parts/Pill";
import { canPublish } from "../../workplace/back_office";
import { undoAction } from "../../workplace/actions/undo_action";
import { useEditorState, useSaving, useT, useWorkplace } from "../../workplace/use_editor";
import { momentWords } from "../../explain/save_words";
import css from "./Settings.module.css";
import { settingsChangeWords } from "./settings_changes";
import { settingsOf, toDocument } from "./settings_document";

const pageSize = 20;
/** More changes than these are counted, not told. */
const mostSentences = 6;

/** What the settings were, when, and who made them what they are; any of them comes back as an edit. */
export function SettingsVersions({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { api } = useWorkplace();
  const current = useSaving((state) => state.revision);
  const published = useSaving((state) => state.publishedRevision);
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["settings_revisions", current, published],
    queryFn: ({ pageParam, signal }) =>
      api.call(listSettingsRevisions, { query: { limit: pageSize, before: pageParam } }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ revisions }) => (revisions.length < pageSize ? undefined : revisions.at(-1)?.revision),
  });
  const revisions = data?.pages.flatMap((page) => page.revisions) ?? [];
  const list = useRef<HTMLOListElement>(null);
  const kept = useKeptEnd(list, { offersMore: hasNextPage, shown: revisions.length });
  return (
    <Modal title={t("settings.versions")} isOpen onClose={onClose} closeLabel={t("editor.close")} width="wide">
      <ol ref={list} className={css.versions} tabIndex={-1} aria-label={t("settings.versions")}>
        {revisions.map((revision) => (
          <Version key={revision.revision} version={revision} onClose={onClose} />
        ))}
      </ol>
      {!data && !isError && <p role="status">{t("versions.loading")}</p>}
      {isError && !data && (
        <p role="alert">
          {t("versions.not_loaded")}{" "}
          <Button look="line" onClick={() => void refetch()}>
            {t("versions.retry")}
          </Button>
        </p>
      )}
      {data && revisions.length === 0 && <p>{t("settings.no_versions")}</p>}
      {hasNextPage && (
        <Button look="line" {...kept} isDisabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("versions.more")}
        </Button>
      )}
      {data && !hasNextPage && revisions.length > 0 && <p className={css.end}>{t("versions.end")}</p>}
    </Modal>
  );
}

type Revision = z.output<(typeof listSettingsRevisions)["answer"]>["revisions"][number];

/** The settings at a revision; one that is stored never changes. */
function useSettingsAt(revision: number) {
  const { api } = useWorkplace();
  return useQuery({
    ...api.query(getSettingsRevision, { params: { revision: Math.max(1, revision) } }),
    enabled: revision > 0,
    staleTime: Infinity,
  }).data?.settings;
}

const origins = {
  merge: "versions.merge",
  restore: "versions.restored",
  import: "versions.imported",
  move: "settings.moved",
} as const;

function Version({ version, onClose }: { version: Revision; onClose: () => void }) {
  const t = useT();
  const workplace = useWorkplace();
  const { language, user, saving, notices } = workplace;
  const current = useSaving((state) => state.revision);
  const title = useEditorState(({ page }) => page.title);
  const { revision, createdAt, authorName, origin, isPublished, publications } = version;
  const settings = useSettingsAt(revision);
  const before = useSettingsAt(revision - 1);
  const sentences = settings && before ? settingsChangeWords(t, before, settings, language) : [];
  const more = sentences.length - mostSentences;
  const isNow = useEditorState(
    ({ page }) => settings !== undefined && settingsChangeWords(t, settings, settingsOf(page), language).length === 0,
  );

  function handleRestore() {
    if (!settings) return;
    void saving.restore(toDocument(settings, String(title)));
    const action = undoAction(workplace);
    notices.toast({ words: t("versions.restored_toast", { revision }), action });
    onClose();
  }

  return (
    <li>
      <p className={css.facts}>
        <b>{momentWords(createdAt, language)}</b>
        <span>{authorName}</span>
        {isPublished && <Pill tone="good">{t("versions.live", { revision })}</Pill>}
        {!isPublished && publications.length > 0 && <Pill>{t("versions.was_live", { revision })}</Pill>}
        {revision === current && <Pill tone="accent">{t("saving.draft", { revision })}</Pill>}
        {origin && <Pill>{t(origins[origin])}</Pill>}
        {canPublish(user) && settings && !isNow && (
          <Button look="line" aria-label={t("versions.restore", { revision })} onClick={handleRestore}>
            {t("versions.restore_verb")}
          </Button>
        )}
      </p>
      {publications.map(({ at, authorName: name }) => (
        <p key={at}>
          {t(name === null ? "versions.published" : "versions.published_by", { name, at: momentWords(at, language) })}
        </p>
      ))}
      <ul>
        {sentences.slice(0, more > 0 ? mostSentences : undefined).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {more > 0 && <li>{t("changes.more", { count: more })}</li>}
      </ul>
    </li>
  );
}
