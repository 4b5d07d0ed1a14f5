import { exportPage } from "../../../schemas/api/page_files";
import { useT, useWorkplace } from "../../use_editor";
import { saveFile } from "./save_file";

/** Saves a page's newest draft as a file, what is open here saved first. */
export function useExportPage() {
  const t = useT();
  const { api, saving, editor, notices } = useWorkplace();
  return async (id: string) => {
    try {
      if (editor.getState().page.id === id) await saving.saveNow();
      saveFile(`${id}.foyer.json`, await api.call(exportPage, { params: { id } }));
    } catch {
      notices.toast({ words: t("files.export_failed") });
    }
  };
}
