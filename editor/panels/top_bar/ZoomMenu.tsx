import { ChevronDown } from "lucide-react";
import { lazy } from "react";
import { PopupButton } from "../../parts/PopupButton";
import { useT, useWorkbench } from "../../use_editor";
import css from "./TopBar.module.css";
import { percent } from "./zoom";

const load = () => import("./ZoomPopup").then(({ ZoomPopup }) => ({ default: ZoomPopup }));
const ZoomPopup = lazy(load);

/** How large the page is shown. */
export function ZoomMenu() {
  const t = useT();
  const scale = useWorkbench((state) => state.scale);
  return (
    <PopupButton
      className={css.zoom}
      label={t("canvas.zoom", { percent: percent(scale) })}
      load={load}
      renderPopup={(trigger) => <ZoomPopup {...trigger} />}
    >
      {percent(scale)}
      <ChevronDown size={14} aria-hidden="true" />
    </PopupButton>
  );
}
