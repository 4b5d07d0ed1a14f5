import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { getSettingsDraft } from "../../../schemas/api/site_settings";
import type { SiteSettings } from "../../../schemas/settings";
import { momentWords } from "../../explain/save_words";
import { Button } from "../../parts/Button";
import { ConflictDialog } from "../../parts/saving/ConflictDialog";
import { keepUntilSaved } from "../../workplace/saving/keep_until_saved";
import { undoAction } from "../../workplace/actions/undo_action";
import { useT, useWorkplace, WorkplaceProvider } from "../../workplace/use_editor";
import { createSettingsEditor, type StoredSettings } from "./create_settings_editor";
import css from "./Settings.module.css";
import { SettingsScreen } from "./SettingsScreen";
import type { Refused } from "./refused";

/** The settings of the site: their newest draft, opened for editing. */
export function Settings() {
  const t = useT();
  const { api } = useWorkplace();
  const { data, isError, refetch } = useQuery({ ...api.query(getSettingsDraft, {}), staleTime: Infinity, gcTime: 0 });
  if (data) return <OpenSettings stored={data} live={data.inForce.settings as unknown as SiteSettings} refused={data.refused} />; // what is in force is valid
  return (
    <div className={css.wait} aria-busy={!isError}>
      {isError ? (
        <p role="alert">
          {t("settings.not_loaded")}{" "}
          <Button look="line" onClick={() => void refetch()}>
            {t("editor.try_again")}
          </Button>
        </p>
      ) : (
        <p role="status">{t("settings.loading")}</p>
      )}
    </div>
  );
}

/** What is inside works with the settings in place of the page: the same fields, the same saving, the same questions. */
function OpenSettings({ stored, live, refused }: { stored: StoredSettings; live: SiteSettings; refused: Refused }) {
  const outer = useWorkplace();
  const { api, drafts, t, language, notices } = outer;
  const [{ editor, saving }] = useState(() => createSettingsEditor({ stored, title: t("settings.title"), api, drafts }));
  const workplace = useMemo(() => ({ ...outer, editor, saving }), [outer, editor, saving]);
  useEffect(() => keepUntilSaved(window, saving), [saving]);
  const { status } = useStore(outer.session);
  useEffect(() => {
    if (status === "signed_in") void saving.saveNow(); // what waited for somebody to sign in again
  }, [status, saving]);

  useEffect(() => {
    const { id } = editor.getState().page;
    let isGone = false;
    const bringBack = async () => {
      const kept = await drafts.read(id);
      if (!kept || isGone) return;
      saving.recover(kept);
      await saving.keep();
      await drafts.discard(id);
      const action = undoAction(workplace);
      notices.toast({ words: t("settings.recovered", { time: momentWords(kept.keptAt, language) }), action });
    };
    void bringBack().catch(() => {}); // a browser that keeps nothing has nothing to bring back
    return () => {
      isGone = true;
    };
  }, [drafts, editor, saving, notices, workplace, t, language]);

  return (
    <WorkplaceProvider value={workplace}>
      <SettingsScreen live={live} refused={refused} />
      <ConflictDialog />
    </WorkplaceProvider>
  );
}
