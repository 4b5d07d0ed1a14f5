import { useEffect, useState } from "react";
import { isSameValue } from "../../core/same_value";
import { lazyPart } from "../lazy_part";
import { useWorkplace } from "../../workplace/use_editor";
import type { DraftStore, LocalDraft } from "../../workplace/saving/draft_store";

const RecoveryOffer = lazyPart(() => import("./RecoveryOffer").then((code) => code.default), { look: "over" });

/** After a crash: offers what the browser kept and the server never got, one tab's after the other's. */
export function RecoveryDialog({ drafts }: { drafts: DraftStore }) {
  const { editor, saving } = useWorkplace();
  const [draft, setDraft] = useState<LocalDraft | null>(null);
  const [looked, setLooked] = useState(0);
  const { id } = editor.getState().page;

  useEffect(() => {
    let isGone = false;
    void drafts.read(id).then(
      (found) => {
        if (!found || isGone) return;
        if (!isSameValue(found.page, editor.getState().page)) return setDraft(found);
        void drafts.discard(id).then(() => setLooked((count) => count + 1));
      },
      () => {}, // a browser that keeps nothing has nothing to offer
    );
    return () => {
      isGone = true;
    };
  }, [drafts, editor, id, looked]);

  async function finish(task?: () => Promise<void>) {
    setDraft(null);
    await task?.();
    await drafts.discard(id).catch(() => {});
    setLooked((count) => count + 1); // another tab may have left something too
  }

  const take = (kept: LocalDraft) => async () => {
    saving.recover(kept);
    await saving.keep();
  };

  if (!draft) return null;
  return <RecoveryOffer draft={draft} onTake={() => void finish(take(draft))} onDiscard={() => void finish()} />;
}
