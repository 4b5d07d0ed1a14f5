import { useState } from "react";
import { exportXliff } from "../../../schemas/api/translations";
import type { Language } from "../../../schemas/text";
import { saveText } from "../../parts/save_text";
import { useT, useWorkplace } from "../../workplace/use_editor";

/** Hands a page's texts, or all pages', to the browser as XLIFF 2.1; what is not saved yet is saved before. */
export function useXliffDownload() {
  const t = useT();
  const { api, saving, notices } = useWorkplace();
  const [isBusy, setIsBusy] = useState(false);
  return {
    isBusy,
    async save(language: Language, pageId: string | undefined) {
      setIsBusy(true);
      try {
        await saving.saveNow();
        const { name, xliff } = await api.call(exportXliff, { query: { language, ...(pageId !== undefined && { pageId }) } });
        saveText(name, xliff, "application/xliff+xml");
      } catch {
        notices.toast({ words: t("translations.export_failed") });
      }
      setIsBusy(false);
    },
  };
}
