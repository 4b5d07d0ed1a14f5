import { Drawer } from "@base-ui/react/drawer";
import { createElement, useMemo, useRef } from "react";
import { useT } from "../kit/session/hooks";
import { useFrame } from "../kit/ui/frame";
import { keepTabInside } from "../kit/ui/keep_tab_inside";
import { partOfMenu, useOpenMenu } from "./open_menu";
import css from "./Sheet.module.css";
import { useScrollLock } from "./use_scroll_lock";
import { sheetParts } from "./sheet_parts";
import type { SheetMenu } from "./sheet_menu";
import { usePageKind } from "./page_kind";

const names = { navigation: "shell.menu", search: "shell.search", profile: "shell.account", game: "shell.account" } as const;
const towards = { bottom: "down", left: "left", top: "up" } as const;

interface Props {
  menu: SheetMenu;
  isOpen: boolean;
  isWide: boolean;
}

/** A menu that slides over the page; it goes on Escape, on a press outside, and by a swipe to where it came from (L-4.34). */
export default function OpenSheet({ menu, isOpen, isWide }: Props) {
  const t = useT();
  const container = useFrame()?.document.body;
  const { close, opener } = useOpenMenu();
  const kind = usePageKind();
  useScrollLock(isOpen);
  const popup = useRef<HTMLDivElement>(null);
  const side = !isWide ? "bottom" : menu === "search" ? "top" : "left";
  const content = useMemo(() => createElement(sheetParts[menu]), [menu]); // opening and closing is nothing to it
  return (
    <Drawer.Root
      key={side}
      open={isOpen}
      modal="trap-focus" // the bottom bar stays within reach of a finger
      swipeDirection={towards[side]}
      onOpenChange={(next, { reason }) => {
        if (!next && (reason === "swipe" || reason === "close-press")) close();
      }}
    >
      <Drawer.Portal container={container}>
        <Drawer.Backdrop className={css.scrim} />
        <Drawer.Viewport className={css.viewport} data-side={side} data-page={kind}>
          <Drawer.Popup
            ref={popup}
            className={css.sheet}
            aria-label={t(names[menu])}
            initialFocus={popup}
            onKeyDown={keepTabInside}
            finalFocus={() => opener() ?? false}
            {...partOfMenu}
          >
            {side === "bottom" && <div className={css.grip} aria-hidden="true" />}
            <Drawer.Content className={css.content}>{content}</Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
