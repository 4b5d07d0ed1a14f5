import { ExternalLink, Link2, Share2, Table2 } from "lucide-react";
import { Button } from "../../parts/Button";
import { IconButton } from "../../parts/IconButton";
import { Keys } from "../../parts/Keys";
import { useEditorState, usePersona, useShow, useT, useWorkplace } from "../../workplace/use_editor";
import { previewAddress } from "../../workplace/preview_address";
import { LookFields } from "./LookFields";
import css from "./Personas.module.css";
import { SavedPersonas } from "./SavedPersonas";
import { ViewerFields } from "./ViewerFields";

/** Everything that decides what the persona sees, the look they see it in, and the personas that are kept. */
export function PersonaForm() {
  const t = useT();
  const show = useShow();
  const { notices } = useWorkplace();
  const persona = usePersona();
  const pageId = useEditorState(({ page }) => page.id);

  async function handleCopy() {
    await navigator.clipboard.writeText(window.location.href);
    notices.toast({ words: t("personas.copied") });
  }

  return (
    <>
      <div className={css.form}>
        <div className={css.head}>
          <h2>{t("personas.title")}</h2>
          <span>
            <Keys keys="P" />
            <IconButton label={t("personas.copy")} onClick={() => void handleCopy()}>
              <Link2 size={16} />
            </IconButton>
          </span>
        </div>
        <ViewerFields />
        <LookFields />
      </div>
      <SavedPersonas />
      <div className={css.foot}>
        <a className={css.link} href={previewAddress(pageId, persona)} target="_blank" rel="noreferrer">
          <ExternalLink size={16} aria-hidden="true" />
          {t("personas.open_page")}
        </a>
        <Button onClick={() => show({ dialog: "preview_links", isPersonaOpen: false })}>
          <Share2 size={16} aria-hidden="true" />
          {t("preview_links.open")}
        </Button>
        <Button onClick={() => show({ view: "matrix", isPersonaOpen: false })}>
          <Table2 size={16} aria-hidden="true" />
          {t("personas.open_matrix")}
        </Button>
      </div>
    </>
  );
}
