import { memo, Suspense } from "react";
import type { NavigationLayout } from "../../schemas/settings";
import type { Viewer } from "../../schemas/viewer";
import { useMediaGate, useSignGate } from "../kit/lazy/hydration";
import { LostPart } from "../features/common/asked_part/LostPart";
import { lazyPart } from "../kit/lazy/lazy_part";
import { useViewer } from "../kit/session/hooks";
import { LoginInfoPart } from "./login_info_part";
import { menuWaits } from "./menu_waits";
import { wideEnough } from "./wide_enough";

const menus = {
  basic: lazyPart(() => import("./TopNavigation")),
  stake: lazyPart(() => import("./SideMenu")),
  panel: lazyPart(() => import("./SidePanel")),
};

/** The code of a layout's menu, with what it shows to users alone: what came after the first draw would move the entries. */
export const loadMenu = (layout: NavigationLayout, session: Viewer["session"]) =>
  Promise.all([menus[layout].load(), session === "user" && layout !== "basic" && LoginInfoPart.load()]);

/** The menu of a navigation layout; visitors download only the one in use, on phones and tablets none. */
export const Navigation = memo(function Navigation({ layout }: { layout: NavigationLayout }) {
  return (
    <>
      <Suspense fallback={null}>
        <Menu layout={layout} />
      </Suspense>
      <LostPart part={menus[layout]} buttons="#side-menu button, header nav button" />
    </>
  );
});

function Menu({ layout }: { layout: NavigationLayout }) {
  const { session } = useViewer();
  useMediaGate(wideEnough);
  useSignGate(menuWaits(layout, session));
  const Part = menus[layout];
  return <Part />;
}
