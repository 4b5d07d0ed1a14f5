import { PanelsTopLeft } from "lucide-react";
import { lazyPart } from "../../parts/lazy_part";
import { PopupButton } from "../../parts/PopupButton";
import type { BackOffice } from "../../workplace/back_office";
import { useT } from "../../workplace/use_editor";
import css from "./TopBar.module.css";

const BrandPopup = lazyPart(() => import("./BrandPopup").then((code) => code.BrandPopup), { look: "over" });

/** Who is signed in, the editor's own look and language, and the way out. */
export function BrandMenu({ backOffice }: { backOffice: BackOffice }) {
  const t = useT();
  return (
    <PopupButton
      className={css.brand}
      label={t("editor.menu")}
      prepare={BrandPopup.prepare}
      renderPopup={(trigger, opening) => <BrandPopup {...trigger} {...opening} backOffice={backOffice} />}
    >
      <PanelsTopLeft size={18} aria-hidden="true" />
    </PopupButton>
  );
}
