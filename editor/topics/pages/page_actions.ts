import { purposeOf } from "../../../src/layout/page_use";
import type { Action } from "../../workplace/actions/action";
import { canPublish } from "../../workplace/back_office";
import type { Workplace } from "../../workplace/use_editor";
import { exportPage } from "./export_page";
import type { PageDialog } from "../../workplace/page_dialog";

const page = { group: "page", where: "everywhere" } as const;
const openId = ({ editor }: Workplace) => editor.getState().page.id;
const show = (pageDialog: PageDialog) => (workplace: Workplace) => workplace.workbench.setState({ pageDialog });
const showOpen = (kind: "duplicate" | "move" | "usage") => (workplace: Workplace) =>
  workplace.workbench.setState({ pageDialog: { kind, id: openId(workplace) } });
const isMovable = ({ editor, saving, user }: Workplace) =>
  purposeOf(editor.getState().page) === null && (canPublish(user) || saving.store.getState().publishedRevision === null);

/** What can be done with the open page and with files. */
export const pageActions: readonly Action[] = [
  { ...page, name: "page.create", words: "pages.create", run: show({ kind: "create" }) },
  { ...page, name: "page.duplicate", words: "pages.duplicate_open", run: showOpen("duplicate") },
  { ...page, name: "page.move", words: "pages.move_open", can: isMovable, run: showOpen("move") },
  { ...page, name: "page.usage", words: "pages.usage_open", run: showOpen("usage") },
  { ...page, name: "page.json", words: "files.json.title", run: show({ kind: "json" }) },
  {
    ...page,
    name: "page.export",
    words: "pages.export_open",
    run: (workplace) => void exportPage(workplace, openId(workplace)),
  },
  { ...page, name: "file.import", words: "pages.import", run: show({ kind: "import" }) },
  {
    ...page,
    name: "site.export",
    words: "pages.export_site",
    can: ({ user }) => canPublish(user),
    run: show({ kind: "export_site" }),
  },
  { ...page, name: "redirects.open", words: "pages.redirects", run: show({ kind: "redirects" }) },
];
