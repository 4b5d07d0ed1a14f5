import { useState } from "react";
import { DialogFoot } from "../../parts/DialogFoot";
import { exportSite } from "../../../schemas/api/page_files";
import { useT, useWorkplace } from "../../workplace/use_editor";
import { PageModal, useCloseDialog } from "./PageModal";
import css from "./Pages.module.css";
import { saveFile } from "./save_file";

/** The whole site as one file, with or without the pictures themselves. */
export function ExportSiteDialog() {
  const t = useT();
  const close = useCloseDialog();
  const { api, saving } = useWorkplace();
  const [withPictures, setWithPictures] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function handleExport() {
    setIsBusy(true);
    try {
      await saving.saveNow();
      saveFile("site.foyer.json", await api.call(exportSite, { query: { pictures: withPictures ? "1" : "0" } }));
      close();
    } catch {
      setHasFailed(true);
      setIsBusy(false);
    }
  }

  return (
    <PageModal
      title={t("files.export_site_title")}
      foot={
        <DialogFoot
          cancel={t("editor.cancel")}
          onCancel={close}
          verb={t(isBusy ? "files.exporting" : "files.export_submit")}
          isDisabled={isBusy}
          onVerb={() => void handleExport()}
        />
      }
    >
      <div className={css.form}>
        <p>{t("files.export_site_lead")}</p>
        <label className={css.check}>
          <input type="checkbox" checked={withPictures} onChange={(event) => setWithPictures(event.target.checked)} />
          <span>
            {t("files.with_pictures")}
            <small>{t("files.with_pictures_hint")}</small>
          </span>
        </label>
        {hasFailed && (
          <p className={css.problem} role="alert">
            {t("files.export_failed")}
          </p>
        )}
      </div>
    </PageModal>
  );
}
