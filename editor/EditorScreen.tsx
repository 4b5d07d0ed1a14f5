import { PanelLeftOpen, PanelRightOpen } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { SiteSettings } from "../schemas/settings";
import { useClipboard } from "./clipboard/use_clipboard";
import { DragLayer } from "./drag/DragLayer";
import css from "./EditorScreen.module.css";
import { useShortcuts } from "./keyboard/use_shortcuts";
import { LeftPane } from "./LeftPane";
import { OtherView } from "./OtherView";
import { Announcements } from "./notices/Announcements";
import { Canvas } from "./panels/canvas/Canvas";
import { PageDialogs } from "./panels/pages/PageDialogs";
import { StatusLine } from "./panels/status/StatusLine";
import { TopBar } from "./panels/top_bar/TopBar";
import { HintLayer } from "./parts/HintLayer";
import { IconButton } from "./parts/IconButton";
import { ConflictDialog } from "./saving/ConflictDialog";
import type { DraftStore } from "./saving/draft_store";
import { RecoveryDialog } from "./saving/RecoveryDialog";
import type { BackOffice } from "./sign_in/back_office";
import { useCheck, useShow, useT, useWorkbench } from "./use_editor";

const Inspector = lazy(() => import("./panels/inspector/Inspector").then(({ Inspector }) => ({ default: Inspector })));
const SectionMenu = lazy(() => import("./panels/canvas/SectionMenu").then(({ SectionMenu }) => ({ default: SectionMenu })));
const ShortcutsDialog = lazy(() => import("./keyboard/ShortcutsDialog"));
const MissingDialog = lazy(() => import("./clipboard/MissingDialog"));
const FindingBar = lazy(() => import("./checking/FindingBar"));
const NotesDialog = lazy(() => import("./panels/notes/NotesDialog"));
const PublishDialog = lazy(() => import("./panels/publish/PublishDialog"));
const CommandPalette = lazy(() => import("./panels/command_palette/CommandPalette"));

interface Props {
  settings: SiteSettings;
  backOffice: BackOffice;
  drafts: DraftStore;
  onOpenPage: (id: string) => void;
}

/** The screen: a bar, three panes and a line, and the dialogs that open over them. */
export function EditorScreen({ settings, backOffice, drafts, onOpenPage }: Props) {
  const t = useT();
  const show = useShow();
  const isLeftOpen = useWorkbench((state) => state.isLeftOpen);
  const isRightOpen = useWorkbench((state) => state.isRightOpen);
  const dialog = useWorkbench((state) => state.dialog);
  const hasMenu = useHasBeen(useWorkbench((state) => state.menu !== null));
  const isMissing = useWorkbench((state) => state.missing !== null);
  const isOnPage = useWorkbench((state) => state.view === "page");
  const isWalking = useCheck((state) => state.walkingTo !== null);
  useShortcuts();
  useClipboard();

  return (
    <>
      <DragLayer>
        <div className={css.screen} data-left={isLeftOpen} data-right={isRightOpen}>
          <TopBar backOffice={backOffice} />
          <LeftPane onOpenPage={onOpenPage} />
          <OtherView />
          <main className={css.middle} inert={!isOnPage}>
            <Canvas settings={settings} />
            <StatusLine />
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
            <Suspense fallback={null}>
              <Inspector />
            </Suspense>
          </aside>
          <div className={css.behind} onClick={() => show({ isLeftOpen: false, isRightOpen: false })} />
        </div>
        <Suspense fallback={null}>{hasMenu && <SectionMenu />}</Suspense>
      </DragLayer>
      {dialog === "publish" && (
        <Suspense fallback={null}>
          <PublishDialog />
        </Suspense>
      )}
      {dialog === "notes" && (
        <Suspense fallback={null}>
          <NotesDialog />
        </Suspense>
      )}
      {isWalking && dialog === null && (
        <Suspense fallback={null}>
          <FindingBar />
        </Suspense>
      )}
      <PageDialogs onOpenPage={onOpenPage} />
      <ConflictDialog />
      <RecoveryDialog drafts={drafts} />
      <Suspense fallback={null}>
        {dialog === "commands" && <CommandPalette onOpenPage={onOpenPage} />}
        {dialog === "shortcuts" && <ShortcutsDialog />}
        {isMissing && <MissingDialog />}
      </Suspense>
      <Announcements />
      <HintLayer />
    </>
  );
}

/** Whether it is so or has been: what was shown once stays, so that it can close in its own time. */
function useHasBeen(is: boolean) {
  const [hasBeen, setHasBeen] = useState(is);
  if (is && !hasBeen) setHasBeen(true);
  return hasBeen;
}
