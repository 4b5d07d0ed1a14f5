import { ChevronDown } from "lucide-react";
import { lazyPart } from "../../parts/lazy_part";
import { PopupButton } from "../../parts/PopupButton";
import { useT, useWorkbench } from "../../workplace/use_editor";
import css from "./TopBar.module.css";
import { zoomShare } from "../../workplace/zoom";

const ZoomPopup = lazyPart(() => import("./ZoomPopup").then((code) => code.ZoomPopup), { look: "over" });

/** How large the page is shown. */
export function ZoomMenu() {
  const t = useT();
  const scale = useWorkbench((state) => state.scale);
  const percent = t("columns.percent", zoomShare(scale));
  return (
    <PopupButton
      className={css.zoom}
      label={t("canvas.zoom", { percent })}
      prepare={ZoomPopup.prepare}
      renderPopup={(trigger, opening) => <ZoomPopup {...trigger} {...opening} />}
    >
      {percent}
      <ChevronDown size={14} aria-hidden="true" />
    </PopupButton>
  );
}
