import { lazy, Suspense, type TouchEvent, useEffect, useRef } from "react";
import { useT } from "../session/hooks";
import { partOfMenu, useOpenMenu } from "./open_menu";
import css from "./Sheet.module.css";

const contents = {
  navigation: lazy(() => import("./NavigationSheet")),
  search: lazy(() => import("./SearchSheet")),
};

/** The mobile menu that is open, over the page and above the bottom bar (L-2.64, L-4.34). */
export function Sheet() {
  const { open, close } = useOpenMenu();
  if (open !== "navigation" && open !== "search") return null;
  return <OpenSheet key={open} menu={open} close={close} />;
}

function OpenSheet({ menu, close }: { menu: keyof typeof contents; close: () => void }) {
  const t = useT();
  const sheet = useRef<HTMLDivElement>(null);
  const swipe = useDownwardSwipe(close);
  const Content = contents[menu];

  useEffect(() => sheet.current?.focus(), []);

  return (
    <>
      <div className={css.scrim} />
      <div
        ref={sheet}
        className={css.sheet}
        role="dialog"
        aria-label={t(menu === "navigation" ? "shell.menu" : "shell.search")}
        tabIndex={-1}
        {...partOfMenu}
        {...swipe}
      >
        <div className={css.grip} aria-hidden="true" />
        <Suspense fallback={<div className={css.pending} />}>
          <Content />
        </Suspense>
      </div>
    </>
  );
}

/** How far down, in pixels, a finger must go to close a sheet. */
const closingDistance = 72;

/** Lets a sheet follow the finger down and closes it (L-4.34); not while its content is scrolled. */
function useDownwardSwipe(close: () => void) {
  const start = useRef<number | null>(null);

  function move({ currentTarget, touches }: TouchEvent<HTMLElement>) {
    const touch = touches[0];
    if (start.current === null || !touch) return;
    const distance = Math.max(0, touch.clientY - start.current);
    currentTarget.style.transition = "none";
    currentTarget.style.transform = `translateY(${distance}px)`;
  }

  return {
    onTouchStart: ({ currentTarget, touches }: TouchEvent<HTMLElement>) => {
      start.current = currentTarget.scrollTop <= 0 && touches[0] ? touches[0].clientY : null;
    },
    onTouchMove: move,
    onTouchEnd: ({ currentTarget, changedTouches }: TouchEvent<HTMLElement>) => {
      const end = changedTouches[0];
      currentTarget.style.transition = "";
      currentTarget.style.transform = "";
      if (start.current !== null && end && end.clientY - start.current > closingDistance) close();
      start.current = null;
    },
  };
}
