import { ArchiveDialog } from "./ArchiveDialog";
import { CreatePageDialog } from "./CreatePageDialog";
import { DuplicateDialog } from "./DuplicateDialog";
import { ExportSiteDialog } from "./ExportSiteDialog";
import { FolderDialog } from "./FolderDialog";
import { ImportDialog } from "./ImportDialog";
import { MoveDialog } from "./MoveDialog";
import { OrganizeDialog } from "./OrganizeDialog";
import type { OnOpenPage, PageDialog } from "../../workplace/page_dialog";
import { PageJsonDialog } from "./PageJsonDialog";
import { RedirectsDialog } from "./RedirectsDialog";
import { OpenPage } from "./OpenPage";
import { ReuseDialog } from "./ReuseDialog";
import { UsageDialog } from "./UsageDialog";

/** The dialog that is open. */
export default function OpenPageDialog({ dialog, onOpenPage }: { dialog: PageDialog; onOpenPage: OnOpenPage }) {
  switch (dialog.kind) {
    case "create":
      return <CreatePageDialog onOpenPage={onOpenPage} />;
    case "reuse":
      return <ReuseDialog />;
    case "open":
      return <OpenPage id={dialog.id} section={dialog.section ?? null} onOpenPage={onOpenPage} />;
    case "duplicate":
      return <DuplicateDialog id={dialog.id} onOpenPage={onOpenPage} />;
    case "move":
      return <MoveDialog id={dialog.id} />;
    case "archive":
    case "unpublish":
      return <ArchiveDialog id={dialog.id} kind={dialog.kind} onOpenPage={onOpenPage} />;
    case "usage":
      return <UsageDialog id={dialog.id} onOpenPage={onOpenPage} />;
    case "organize":
      return <OrganizeDialog ids={dialog.ids} />;
    case "folder":
      return <FolderDialog folder={dialog.folder} isDissolved={dialog.isDissolved} />;
    case "redirects":
      return <RedirectsDialog />;
    case "export_site":
      return <ExportSiteDialog />;
    case "import":
      return <ImportDialog />;
    case "json":
      return <PageJsonDialog />;
  }
}
