import { PanelLeftOpen, PanelRightOpen } from "lucide-react";
import { useEffect, useState } from "react";
import type { SiteSettings } from "../../schemas/settings";
import { schemas } from "../../sections/schemas";
import { loadTypes } from "../../src/render/load_sections";
import { useClipboard } from "../topics/clipboard/use_clipboard";
import { DragLayer } from "../topics/canvas/drag/DragLayer";
import css from "./EditorScreen.module.css";
import { useShortcuts } from "./actions/use_shortcuts";
import { LeftPane } from "./LeftPane";
import { OtherView } from "./OtherView";
import { Announcements } from "../parts/notices/Announcements";
import { Canvas } from "../topics/canvas/Canvas";
import { useIsDrawn } from "../topics/canvas/use_is_drawn";
import { PageDialogs } from "../topics/pages/PageDialogs";
import { StatusLine } from "./status/StatusLine";
import { TopBar } from "./top_bar/TopBar";
import { fetchWhenIdle } from "../workplace/fetch_when_idle";
import { HintLayer } from "../parts/HintLayer";
import { IconButton } from "../parts/IconButton";
import { lazyPart } from "../parts/lazy_part";
import { Part } from "../parts/Part";
import { ConflictDialog } from "../parts/saving/ConflictDialog";
import type { DraftStore } from "../workplace/saving/draft_store";
import { RecoveryDialog } from "../parts/saving/RecoveryDialog";
import type { BackOffice } from "../workplace/back_office";
import type { OnOpenPage } from "../workplace/page_dialog";
import { inspectorBeside } from "../workplace/workbench";
import { useCheck, useShow, useT, useWorkbench, useWorkplace } from "../workplace/use_editor";

const over = { look: "over" } as const;
const Inspector = lazyPart(() => import("../topics/inspector/Inspector").then((code) => code.Inspector), {
  look: "pane",
  isOfFirstScreen: true,
});
const SectionMenu = lazyPart(() => import("../topics/canvas/SectionMenu").then((code) => code.SectionMenu), over);
const ShortcutsDialog = lazyPart(() => import("./actions/ShortcutsDialog").then((code) => code.default), over);
const MissingDialog = lazyPart(() => import("../topics/clipboard/MissingDialog").then((code) => code.default), over);
const FindingBar = lazyPart(() => import("../topics/publish/FindingBar").then((code) => code.default), over);
const NotesDialog = lazyPart(() => import("../topics/publish/notes/NotesDialog").then((code) => code.default), over);
const PreviewLinksDialog = lazyPart(
  () => import("../topics/preview_links/PreviewLinksDialog").then((code) => code.default),
  over,
);
const PublishDialog = lazyPart(() => import("../topics/publish/PublishDialog").then((code) => code.default), over);
const CommandPalette = lazyPart(() => import("./command_palette/CommandPalette").then((code) => code.default), over);

/** Fetches what is open from the start beside what is asked of the server: a wide screen has the inspector. */
export function prepareBesides({ innerWidth }: Window) {
  if (innerWidth > inspectorBeside) Inspector.prepare();
}

/** So that a section of any type can be put on the page without a network. */
const sectionCode = Object.keys(schemas).map((type) => () => loadTypes([type]));

interface Props {
  settings: SiteSettings;
  backOffice: BackOffice;
  drafts: DraftStore;
  onOpenPage: OnOpenPage;
}

/** The screen: a bar, three panes and a line, and the dialogs that open over them. */
export function EditorScreen({ settings, backOffice, drafts, onOpenPage }: Props) {
  const t = useT();
  const show = useShow();
  const isLeftOpen = useWorkbench((state) => state.isLeftOpen);
  const isRightOpen = useWorkbench((state) => state.isRightOpen);
  const dialog = useWorkbench((state) => state.dialog);
  const [hasMenu, forgetMenu] = useHasBeen(useWorkbench((state) => state.menu !== null));
  const isMissing = useWorkbench((state) => state.missing !== null);
  const isOnPage = useWorkbench((state) => state.view === "page");
  const isWalking = useCheck((state) => state.walkingTo !== null);
  const { check } = useWorkplace();
  const closeDialog = () => show({ dialog: null });
  useShortcuts();
  useClipboard();

  return (
    <>
      <DragLayer>
        <div className={css.screen} data-left={isLeftOpen} data-right={isRightOpen}>
          <Part look="line">
            <TopBar backOffice={backOffice} />
          </Part>
          <LeftPane onOpenPage={onOpenPage} />
          <OtherView />
          <main className={css.middle} inert={!isOnPage}>
            <Part look="pane">
              <Canvas settings={settings} />
            </Part>
            <Part look="line">
              <StatusLine />
            </Part>
            {!isLeftOpen && (
              <span className={css.reopenLeft}>
                <IconButton label={t("editor.left_pane")} keys="[" side="right" onClick={() => show({ isLeftOpen: true })}>
                  <PanelLeftOpen size={16} />
                </IconButton>
              </span>
            )}
            {!isRightOpen && (
              <span className={css.reopenRight}>
                <IconButton label={t("editor.right_pane")} keys="]" side="left" onClick={() => show({ isRightOpen: true })}>
                  <PanelRightOpen size={16} />
                </IconButton>
              </span>
            )}
          </main>
          <aside
            className={css.right}
            aria-label={t("editor.right_pane")}
            data-region="right"
            data-open={isRightOpen}
            tabIndex={-1}
            inert={!isOnPage}
          >
            <Inspector />
          </aside>
          <div className={css.behind} onClick={() => show({ isLeftOpen: false, isRightOpen: false })} />
        </div>
        {hasMenu && (
          <SectionMenu
            onGiveUp={() => {
              show({ menu: null });
              forgetMenu();
            }}
          />
        )}
      </DragLayer>
      {dialog === "publish" && <PublishDialog onGiveUp={closeDialog} />}
      {dialog === "notes" && <NotesDialog onGiveUp={closeDialog} />}
      {dialog === "preview_links" && <PreviewLinksDialog onGiveUp={closeDialog} />}
      {isWalking && dialog === null && <FindingBar onGiveUp={() => check.walkTo(null)} />}
      <PageDialogs onOpenPage={onOpenPage} />
      <ConflictDialog />
      <RecoveryDialog drafts={drafts} />
      {dialog === "commands" && <CommandPalette onOpenPage={onOpenPage} onGiveUp={closeDialog} />}
      {dialog === "shortcuts" && <ShortcutsDialog onGiveUp={closeDialog} />}
      {isMissing && <MissingDialog onGiveUp={() => show({ missing: null })} />}
      <Announcements />
      <HintLayer />
      <FetchWhenDrawn />
    </>
  );
}

/** Fetches what may be needed later, when the page itself is there. */
function FetchWhenDrawn() {
  const isDrawn = useIsDrawn();
  const { editor } = useWorkplace();
  useEffect(
    () => (isDrawn ? fetchWhenIdle(window, { others: sectionCode, onWork: editor.subscribe }) : undefined),
    [isDrawn, editor],
  );
  return null;
}

/** Whether it is so or has been: what was shown once stays, so that it can close in its own time. What never came is forgotten. */
function useHasBeen(is: boolean) {
  const [hasBeen, setHasBeen] = useState(is);
  if (is && !hasBeen) setHasBeen(true);
  return [hasBeen, () => setHasBeen(false)] as const;
}
