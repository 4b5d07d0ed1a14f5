import { exportPage as call } from "../../../schemas/api/page_files";
import type { Workplace } from "../../workplace/use_editor";
import { saveFile } from "./save_file";

/** Saves a page's newest draft as a file, what is open here saved first. */
export async function exportPage({ api, saving, editor, notices, t }: Workplace, id: string): Promise<void> {
  try {
    if (editor.getState().page.id === id) await saving.saveNow();
    saveFile(`${id}.foyer.json`, await api.call(call, { params: { id } }));
  } catch {
    notices.toast({ words: t("files.export_failed") });
  }
}
