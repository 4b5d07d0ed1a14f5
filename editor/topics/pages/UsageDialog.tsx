import { pageName } from "../../workplace/page_name";
import { useT, useWorkplace } from "../../workplace/use_editor";
import { PageModal, useCloseDialog } from "./PageModal";
import { Usage } from "../../parts/usage/Usage";
import { useListedPage } from "../../parts/usage/use_overview";
import { useOpenSaved } from "./use_open_saved";

/** Where a page is used. */
export function UsageDialog({ id, onOpenPage }: { id: string; onOpenPage: (id: string) => void }) {
  const t = useT();
  const { language } = useWorkplace();
  const page = useListedPage(id);
  const close = useCloseDialog();
  const openSaved = useOpenSaved(onOpenPage);

  function handleOpen(other: string) {
    close();
    void openSaved(other);
  }

  return (
    <PageModal title={t("pages.usage_title", { name: page ? pageName(page, language) : id })}>
      <Usage id={id} onOpenPage={handleOpen} />
    </PageModal>
  );
}
