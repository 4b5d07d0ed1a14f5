import { PanelLeftClose } from "lucide-react";
import css from "./EditorScreen.module.css";
import { Outline } from "../topics/outline/Outline";
import { IconButton } from "../parts/IconButton";
import { lazyPart } from "../parts/lazy_part";
import { Part } from "../parts/Part";
import { panelId, tabId, TabList } from "../parts/TabList";
import { useDrag, useShow, useT, useWorkbench } from "../workplace/use_editor";
import type { LeftTab } from "../workplace/workbench";

const Palette = lazyPart(() => import("../topics/palette/Palette").then((code) => code.Palette), { look: "pane" });
const Pages = lazyPart(() => import("../topics/pages/Pages").then((code) => code.Pages), { look: "pane" });

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
      <div className={css.tabbed}>
        <div className={css.tabRow}>
          <TabList
            id="left"
            tabs={tabs.map((name) => ({ value: name, label: t(`editor.tab.${name}`) }))}
            value={tab}
            onChange={(leftTab) => show({ leftTab })}
          />
          <IconButton label={t("editor.close_left")} keys="[" onClick={() => show({ isLeftOpen: false })}>
            <PanelLeftClose size={16} />
          </IconButton>
        </div>
        {tabs.map(
          (name) =>
            (name === tab || (name === "palette" && isCarrying)) && (
              <div
                key={name}
                role="tabpanel"
                id={panelId("left", name)}
                aria-labelledby={tabId("left", name)}
                className={css.panel}
                tabIndex={-1}
                hidden={name !== tab}
              >
                {name === "pages" && <Pages onOpenPage={onOpenPage} />}
                {name === "outline" && (
                  <Part look="pane">
                    <Outline />
                  </Part>
                )}
                {name === "palette" && <Palette />}
              </div>
            ),
        )}
      </div>
    </aside>
  );
}
