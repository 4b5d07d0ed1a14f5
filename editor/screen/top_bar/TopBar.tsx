import { ExternalLink, History, Monitor, PanelLeft, PanelRight, Redo2, Share2, Smartphone, Tablet, Undo2 } from "lucide-react";
import { pageName } from "../../workplace/page_name";
import { Button } from "../../parts/Button";
import { IconButton } from "../../parts/IconButton";
import { Pill } from "../../parts/Pill";
import { Segments } from "../../parts/Segments";
import { changePersona } from "../../workplace/persona/persona_store";
import type { BackOffice } from "../../workplace/back_office";
import { useEditorState, usePersona, useSaving, useShow, useT, useWorkbench, useWorkplace } from "../../workplace/use_editor";
import { Faces } from "../../parts/presence/Faces";
import { PersonaButton } from "../../topics/personas/PersonaButton";
import { PublishButtons } from "../../topics/publish/PublishButtons";
import { BrandMenu } from "./BrandMenu";
import { EditingLanguage } from "./EditingLanguage";
import { SaveStatus } from "../../parts/saving/SaveStatus";
import { redo, undo } from "../../workplace/actions/step_history";
import css from "./TopBar.module.css";
import { ViewButtons } from "./ViewButtons";
import { ZoomMenu } from "./ZoomMenu";

const devices = [
  ["phone", Smartphone],
  ["tablet", Tablet],
  ["desktop", Monitor],
] as const;

/** The page, where its draft stands, whom it is shown to, and the way back and out. */
export function TopBar({ backOffice }: { backOffice: BackOffice }) {
  const t = useT();
  const show = useShow();
  const { language, persona: personas } = useWorkplace();
  const name = useEditorState(({ page }) => pageName(page, language));
  const route = useEditorState(({ page }) => page.route);
  const revision = useSaving((state) => state.revision);
  const { device } = usePersona();
  const isOnSite = useWorkbench(({ view }) =>
    ["inbox", "site_calendar", "settings", "chat", "staff", "reviews", "games"].includes(view),
  ); // what is about the page waits until it is back

  return (
    <header className={css.bar} data-region="bar" tabIndex={-1}>
      <BrandMenu backOffice={backOffice} />
      <span className={css.narrow}>
        <IconButton
          label={t("editor.left_pane")}
          keys="["
          onClick={() => show(({ isLeftOpen, view }) => ({ isLeftOpen: view !== "page" || !isLeftOpen, view: "page" }))}
        >
          <PanelLeft size={16} />
        </IconButton>
      </span>
      <h1 className={css.heading}>
        <Button onClick={() => show({ leftTab: "pages", isLeftOpen: true, view: "page" })} title={t("pages.open")}>
          <span className={css.page}>{name}</span>
        </Button>
      </h1>
      {!isOnSite && <EditingLanguage />}
      {!isOnSite && (
        <>
          <span className={css.wide}>
            <Pill>{t("saving.draft", { revision })}</Pill>
          </span>
          <SaveStatus />
        </>
      )}
      <div className={css.middle}>
        <PersonaButton />
        <span className={css.wide}>
          {!isOnSite && (
            <>
              <Segments
                label={t("personas.device_label")}
                value={device}
                options={devices.map(([value, Icon]) => ({
                  value,
                  label: t(`personas.device.${value}`),
                  icon: <Icon size={16} aria-hidden="true" />,
                }))}
                onChange={(next) => changePersona(personas, { device: next })}
              />
              <ZoomMenu />
            </>
          )}
          <ViewButtons />
        </span>
      </div>
      {!isOnSite && <UndoButtons />}
      <span className={css.wide}>
        {!isOnSite && (
          <>
            <IconButton
              label={t("versions.title")}
              keys="V"
              onClick={() => show(({ view }) => ({ view: view === "versions" ? "page" : "versions" }))}
            >
              <History size={16} />
            </IconButton>
            <IconButton label={t("preview_links.open")} onClick={() => show({ dialog: "preview_links" })}>
              <Share2 size={16} />
            </IconButton>
            <Faces />
          </>
        )}
        <a
          className={css.out}
          href={route.includes(":") ? "/" : route}
          target="_blank"
          rel="noreferrer"
          aria-label={t("editor.open_site")}
          title={t("editor.open_site")}
        >
          <ExternalLink size={16} aria-hidden="true" />
        </a>
      </span>
      {!isOnSite && <PublishButtons />}
      <span className={css.narrow}>
        <IconButton
          label={t("editor.right_pane")}
          keys="]"
          onClick={() => show(({ isRightOpen, view }) => ({ isRightOpen: view !== "page" || !isRightOpen, view: "page" }))}
        >
          <PanelRight size={16} />
        </IconButton>
      </span>
    </header>
  );
}

function UndoButtons() {
  const t = useT();
  const workplace = useWorkplace();
  const undoName = useEditorState((state) => state.undoName);
  const redoName = useEditorState((state) => state.redoName);
  const label = (verb: "undo" | "redo", name: string | null) =>
    name ? t(`command.${verb}_step`, { step: t(`step.${name}`) }) : t(`command.${verb}`);
  return (
    <span className={css.undo}>
      <IconButton label={label("undo", undoName)} keys="Ctrl Z" isDisabled={undoName === null} onClick={() => undo(workplace)}>
        <Undo2 size={16} />
      </IconButton>
      <IconButton
        label={label("redo", redoName)}
        keys="Ctrl Shift Z"
        isDisabled={redoName === null}
        onClick={() => redo(workplace)}
      >
        <Redo2 size={16} />
      </IconButton>
    </span>
  );
}
