import { createContext, useContext, useEffect } from "react";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";
import { useServices } from "../kit/session/services";
import { useFrame } from "../kit/ui/frame";

/** The one menu that is open (L-2.64); `none` when all are closed. */
export type MenuType = "navigation" | "search" | "profile" | "game" | "sort" | "none";

interface OpenMenu {
  menu: MenuType;
  /** The button that opened it, or that gets the focus back; null where the focus is to stay where it is. */
  opener: HTMLElement | null;
}

const closed: OpenMenu = { menu: "none", opener: null };

export const createOpenMenu = () => createStore<OpenMenu>(() => closed);

const OpenMenuContext = createContext<StoreApi<OpenMenu> | null>(null);
export const OpenMenuProvider = OpenMenuContext.Provider;

function useOpenMenuStore() {
  const store = useContext(OpenMenuContext);
  if (!store) throw new Error("Rendered outside of the shell");
  return store;
}

/** Reads and changes which menu is open; opening one closes the other. */
export function useOpenMenu() {
  const store = useOpenMenuStore();
  const open = useStore(store, ({ menu }) => menu);
  return {
    open,
    close: () => closeAndReturn(store),
    toggle: (menu: MenuType, opener: HTMLElement) => store.setState(open === menu ? { menu: "none", opener } : { menu, opener }),
    /** Who gets the focus when the menu has closed. */
    opener: () => store.getState().opener,
  };
}

function closeAndReturn(store: StoreApi<OpenMenu>) {
  const { menu, opener } = store.getState();
  if (menu === "none") return;
  store.setState({ menu: "none", opener });
  opener?.focus();
}

/** Marks what belongs to an open menu, its button included: a click anywhere else closes the menu. */
export const partOfMenu = { "data-menu-part": "" };

/**
 * The tap that closes a menu presses nothing: when its click comes, the menu is gone and what lay under it is hit. A tap that becomes
 * none, because the finger moved on, leaves the next one alone.
 */
function dropNextClick({ defaultView: window }: Document) {
  if (!window) return;
  const drop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    stop();
  };
  const stop = () => {
    window.removeEventListener("click", drop, true);
    window.removeEventListener("pointerdown", stop, true);
  };
  window.addEventListener("click", drop, true);
  window.setTimeout(() => window.addEventListener("pointerdown", stop, true)); // not the press that is under way
}

/**
 * Closes the open menu when the visitor goes elsewhere, clicks outside or presses Escape (L-4.34). A component of its own: what a menu opens or
 * closes over is not rendered again for it.
 */
export function CloseMenus() {
  const store = useOpenMenuStore();
  const document = useFrame()?.document;
  const { route } = useServices();
  const isOpen = useStore(store, ({ menu }) => menu !== "none");

  useEffect(() => route.subscribe(() => store.setState(closed)), [store, route]);

  useEffect(() => {
    if (!document || !isOpen) return;
    const handlePointerDown = ({ target, pointerType }: PointerEvent) => {
      if ((target as Element).closest("[data-menu-part]")) return;
      store.setState(closed);
      if (pointerType === "touch") dropNextClick(document);
    };
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") closeAndReturn(store);
    };
    document.addEventListener("pointerdown", handlePointerDown, true); // in the capturing phase, since React stops events on what it has not hydrated
    document.addEventListener("keydown", handleKeyDown, true);
    return () => {
      document.removeEventListener("pointerdown", handlePointerDown, true);
      document.removeEventListener("keydown", handleKeyDown, true);
    };
  }, [store, document, isOpen]);

  return null;
}
