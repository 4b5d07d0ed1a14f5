import { type MouseEvent, type ReactNode, useState } from "react";
import { ChatPlace } from "../features/community/chat/ChatPlace";
import { useSettings, useT } from "../kit/session/hooks";
import { BottomBar } from "./BottomBar";
import { Dialogs } from "./Dialogs";
import { BreakPlace } from "./BreakPlace";
import { ExtraHeader } from "./ExtraHeader";
import { FloatingButtons } from "./FloatingButtons";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { LatePlace } from "./LatePlace";
import { Main } from "./Main";
import { Navigation } from "./Navigation";
import { CloseMenus, createOpenMenu, OpenMenuProvider } from "./open_menu";
import css from "./Shell.module.css";
import { Sheet } from "./Sheet";
import { SideDrawer } from "./SideDrawer";
import { useBreak } from "../kit/session/use_break";
import { usePageKind } from "./page_kind";
import { useDocked } from "./use_docked";

/** What stands around every page, in the navigation layout that the settings choose (L-1.10). */
export function Shell({ children }: { children: ReactNode }) {
  const t = useT();
  const { navigationLayout: layout, extraHeader } = useSettings();
  const isOnBreak = useBreak() !== null;
  const navigationLayout = isOnBreak ? "basic" : layout;
  const [openMenu] = useState(createOpenMenu);
  const kind = usePageKind();
  const isDocked = useDocked() && !isOnBreak;

  return (
    <OpenMenuProvider value={openMenu}>
      <CloseMenus />
      <a className={css.skip} href="#main" onClick={handleSkip}>
        {t("shell.skip")}
      </a>
      <div className={css.shell} data-layout={navigationLayout} data-extra={extraHeader.isShown && !isOnBreak} data-page={kind}>
        {!isOnBreak && <ExtraHeader />}
        <Header />
        {navigationLayout !== "basic" && <Navigation layout={navigationLayout} />}
        <div className={css.page} data-docked={isDocked || undefined}>
          <BreakPlace />
          <Main>{children}</Main>
          <Footer />
          {!isOnBreak && <FloatingButtons />}
        </div>
      </div>
      {!isOnBreak && (
        <>
          <SideDrawer />
          <Sheet />
          <BottomBar />
          <ChatPlace />
          <LatePlace />
        </>
      )}
      <Dialogs />
    </OpenMenuProvider>
  );
}

/** Takes the focus along, which following a fragment in place does not. */
function handleSkip(event: MouseEvent<HTMLElement>) {
  event.preventDefault();
  event.currentTarget.ownerDocument.getElementById("main")?.focus();
}
