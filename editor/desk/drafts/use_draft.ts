import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../../src/kit/api/api_error";
import { type Path, setIn } from "../../core/set_in";

type Content = Record<string, unknown>;
export type Saving =
  | { state: "saved"; at: string | null }
  | { state: "waiting" | "saving" | "offline" }
  | { state: "conflict"; by: string | null; revision: number };

/** What the server has of it by now. */
export interface Kept {
  content: Content;
  draft: { revision: number; savedAt: string } | null;
}

interface How {
  save: (draft: { content: Content; basedOn: number }) => Promise<{ revision: number; savedAt: string }>;
  /** The code of a refusal because somebody else was faster. */
  changedCode: string;
  /** The page's own answer, which has an older draft afterwards. */
  path: string;
  /** What the contract has in the place of a field that was emptied. */
  emptied: (path: Path) => unknown;
}

const pauseMs = 800;

/** What is edited in a form of the desk: kept on the server after each pause, on top of what it was made from. */
export function useDraft(page: Kept, { save: send, changedCode, path, emptied }: How) {
  const queries = useQueryClient();
  const [content, setContent] = useState<Content>(page.content);
  const [saving, setSaving] = useState<Saving>({ state: "saved", at: page.draft?.savedAt ?? null });
  const revision = useRef(page.draft?.revision ?? 0);
  const kept = useRef<Content>(page.content);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = useRef(content);
  newest.current = content;

  /** Answers the revision that holds what is edited; throws why it could not be kept. */
  async function keep(next = newest.current, basedOn = revision.current): Promise<number> {
    clearTimeout(timer.current);
    if (next === kept.current && basedOn === revision.current) return revision.current;
    setSaving({ state: "saving" });
    try {
      const saved = await send({ content: next, basedOn });
      revision.current = saved.revision;
      kept.current = next;
      if (newest.current === next) setSaving({ state: "saved", at: saved.savedAt });
      void queries.invalidateQueries({ queryKey: [path] });
      return saved.revision;
    } catch (error) {
      const isChanged = error instanceof ApiError && error.code === changedCode;
      const { by = null, revision: theirs = 0 } = (isChanged ? error.data : {}) as { by?: string | null; revision?: number };
      setSaving(isChanged ? { state: "conflict", by, revision: theirs } : { state: "offline" });
      throw error;
    }
  }
  const save = (next?: Content, basedOn?: number) => void keep(next, basedOn).catch(() => {}); // `saving` says why
  const saveNow = useRef(save);
  saveNow.current = save;

  function edit(change: (before: Content) => Content) {
    const next = change(newest.current);
    if (next === newest.current) return;
    newest.current = next;
    setContent(next);
    if (saving.state === "conflict") return;
    setSaving({ state: "waiting" });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => saveNow.current(next), pauseMs);
  }

  useEffect(() => {
    const saveRest = () => newest.current !== kept.current && saveNow.current();
    const warn = (event: BeforeUnloadEvent) => newest.current !== kept.current && event.preventDefault();
    window.addEventListener("online", saveRest);
    window.addEventListener("beforeunload", warn);
    return () => {
      window.removeEventListener("online", saveRest);
      window.removeEventListener("beforeunload", warn);
      saveRest(); // leaving within the desk loses nothing
    };
  }, []);

  return {
    content,
    saving,
    save: () => save(),
    keep: () => keep(),
    /** Sets a field; what is emptied becomes what the contract has for none. */
    setField: (at: Path, value: unknown) =>
      edit((before) => setIn(before, at, value === undefined ? emptied(at) : value) as Content),
    replace: (next: Content) => edit(() => next),
    /** Saves over what somebody else saved meanwhile. */
    keepMine: () => saving.state === "conflict" && save(newest.current, saving.revision),
    /** Goes on from what the server has: it was published or taken back, or theirs is taken. */
    goOnFrom({ content: theirs, draft }: Kept) {
      clearTimeout(timer.current);
      [newest.current, kept.current, revision.current] = [theirs, theirs, draft?.revision ?? 0];
      setContent(theirs);
      setSaving({ state: "saved", at: draft?.savedAt ?? null });
    },
  };
}
export type Draft = ReturnType<typeof useDraft>;
