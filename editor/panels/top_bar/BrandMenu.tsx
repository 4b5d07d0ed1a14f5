import { PanelsTopLeft } from "lucide-react";
import { lazy } from "react";
import { PopupButton } from "../../parts/PopupButton";
import type { BackOffice } from "../../sign_in/back_office";
import { useT } from "../../use_editor";
import css from "./TopBar.module.css";

const load = () => import("./BrandPopup").then(({ BrandPopup }) => ({ default: BrandPopup }));
const BrandPopup = lazy(load);

/** Who is signed in, the editor's own look and language, and the way out. */
export function BrandMenu({ backOffice }: { backOffice: BackOffice }) {
  const t = useT();
  return (
    <PopupButton
      className={css.brand}
      label={t("editor.menu")}
      load={load}
      renderPopup={(trigger) => <BrandPopup {...trigger} backOffice={backOffice} />}
    >
      <PanelsTopLeft size={18} aria-hidden="true" />
    </PopupButton>
  );
}
