import { lazy, Suspense, useEffect, useRef } from "react";
import css from "./EditorScreen.module.css";
import { useShow, useT, useWorkbench } from "./use_editor";
import type { View } from "./workbench";

const others = {
  matrix: lazy(() => import("./panels/matrix/Matrix").then(({ Matrix }) => ({ default: Matrix }))),
  calendar: lazy(() => import("./panels/calendar/Calendar").then(({ Calendar }) => ({ default: Calendar }))),
  versions: lazy(() => import("./panels/versions/Versions").then(({ Versions }) => ({ default: Versions }))),
  settings: lazy(() => import("./panels/settings/Settings").then(({ Settings }) => ({ default: Settings }))),
  chat: lazy(() => import("./panels/chat/Moderation").then(({ Moderation }) => ({ default: Moderation }))),
} satisfies Record<Exclude<View, "page">, unknown>;

/** What the screen shows in place of the page, such as the matrix. The page stays as it is beneath, and cannot be reached. */
export function OtherView() {
  const t = useT();
  const show = useShow();
  const view = useWorkbench((state) => state.view);
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (view !== "page") region.current?.focus();
    else document.querySelector<HTMLElement>('[data-region="canvas"]')?.focus();
  }, [view]);
  if (view === "page") return null;
  const Other = others[view];
  return (
    <main
      ref={region}
      className={css.other}
      aria-label={t(`${view}.title`)}
      data-region="view"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        show({ view: "page" });
      }}
    >
      <Suspense fallback={null}>
        <Other />
      </Suspense>
    </main>
  );
}
