import { Tabs } from "@base-ui/react/tabs";
import { PanelLeftClose } from "lucide-react";
import { lazy, Suspense } from "react";
import css from "./EditorScreen.module.css";
import { Outline } from "./panels/outline/Outline";
import { Palette } from "./panels/palette/Palette";
import { IconButton } from "./parts/IconButton";
import { useDrag, useShow, useT, useWorkbench } from "./use_editor";
import type { LeftTab } from "./workbench";

const Pages = lazy(() => import("./panels/pages/Pages").then((loaded) => ({ default: loaded.Pages })));

const tabs: readonly LeftTab[] = ["pages", "outline", "palette"];

/** Pages, outline and palette, one at a time. Closed it stays in the document: what is carried out of it must not vanish. */
export function LeftPane({ onOpenPage }: { onOpenPage: (id: string) => void }) {
  const t = useT();
  const show = useShow();
  const tab = useWorkbench((state) => state.leftTab);
  const isCarrying = useDrag(({ carried }) => carried !== null); // what is carried came from a card that must not go
  const isOpen = useWorkbench((state) => state.isLeftOpen);
  const isOnPage = useWorkbench((state) => state.view === "page");
  return (
    <aside
      className={css.left}
      aria-label={t("editor.left_pane")}
      data-region="left"
      data-open={isOpen}
      tabIndex={-1}
      inert={!isOnPage}
    >
      <Tabs.Root className={css.tabbed} value={tab} onValueChange={(next) => show({ leftTab: next as LeftTab })}>
        <div className={css.tabRow}>
          <Tabs.List className={css.tabs} activateOnFocus>
            {tabs.map((name) => (
              <Tabs.Tab key={name} value={name} className={css.tab} data-left-tab={name}>
                {t(`editor.tab.${name}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <IconButton label={t("editor.close_left")} keys="[" onClick={() => show({ isLeftOpen: false })}>
            <PanelLeftClose size={16} />
          </IconButton>
        </div>
        <Tabs.Panel value="pages" className={css.panel} tabIndex={-1}>
          <Suspense fallback={null}>
            <Pages onOpenPage={onOpenPage} />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="outline" className={css.panel} tabIndex={-1}>
          <Outline />
        </Tabs.Panel>
        <Tabs.Panel value="palette" className={css.panel} tabIndex={-1} keepMounted={isCarrying}>
          <Palette />
        </Tabs.Panel>
      </Tabs.Root>
    </aside>
  );
}
