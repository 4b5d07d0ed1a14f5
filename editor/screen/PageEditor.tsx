import { usePrefetchQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { SiteSettings } from "../../schemas/settings";
import type { Language } from "../../schemas/text";
import type { User } from "../../schemas/user";
import { schemeOf } from "../../src/kit/session/preferences";
import { readView, takeSection, writeView } from "../workplace/address";
import { exposeForBench } from "./bench_handle";
import { createWorkplace } from "./create_workplace";
import { EditorScreen } from "./EditorScreen";
import { selectSection } from "../core/commands/select_section";
import { canvasQuery } from "../topics/canvas/canvas_query";
import { defaultPersona, deviceFor } from "../workplace/persona/persona";
import { readPersona } from "../../schemas/persona_address";
import { connectPresence } from "../parts/presence/connect_presence";
import { createPersonaStore, tick } from "../workplace/persona/persona_store";
import { writePersonaAddress } from "../workplace/persona/write_persona_address";
import { openBrowserTables } from "../workplace/saving/browser_tables";
import { createDraftStore } from "../workplace/saving/draft_store";
import { createHistoryStore } from "../workplace/saving/history_store";
import { keepHistory } from "../workplace/saving/keep_history";
import { openTab } from "../workplace/saving/open_tab";
import type { StoredPage } from "../workplace/saving/save_state";
import type { BackOffice } from "../workplace/back_office";
import { keepUntilSaved } from "../workplace/saving/keep_until_saved";
import { ActionsProvider } from "../workplace/actions/use_actions";
import { pageName } from "../workplace/page_name";
import { type Workplace, WorkplaceProvider } from "../workplace/use_editor";
import { actions } from "./actions/actions";
import type { OnOpenPage } from "../workplace/page_dialog";
import { createWorkbench, inspectorBeside, leftBeside } from "../workplace/workbench";

interface Props {
  backOffice: BackOffice;
  settings: SiteSettings;
  stored: StoredPage & { publishedRevision: number | null };
  user: User;
  t: TFunction;
  language: Language;
  /** It is open because the one that the address names is not there. */
  isInstead: boolean;
  onOpenPage: OnOpenPage;
}

const minute = 60_000;

/** One open page: its state, its saving, and the screen around it. */
export function PageEditor({ settings, isInstead, onOpenPage, ...props }: Props) {
  const [base] = useState(() => ({
    ...defaultPersona,
    device: deviceFor(window.innerWidth),
    theme: settings.theme,
    scheme: schemeOf(settings.defaultScheme),
    layout: settings.navigationLayout,
  }));
  const [{ drafts, histories }] = useState(() => {
    const ask = openBrowserTables(window.indexedDB);
    return { drafts: createDraftStore(ask, openTab(window)), histories: createHistoryStore(ask) };
  });
  const [workplace] = useState(() =>
    createWorkplace({
      ...props,
      persona: createPersonaStore(readPersona(new URLSearchParams(window.location.search), base)),
      workbench: createWorkbench({
        view: readView(window),
        isLeftOpen: window.innerWidth > leftBeside,
        isRightOpen: window.innerWidth > inspectorBeside,
      }),
      drafts,
    }),
  );
  const { saving, persona, editor, workbench, check } = workplace;
  usePrefetchQuery(canvasQuery(persona.getState().persona.language, () => editor.getState().page.sections)); // while the frame is made
  const { status } = useStore(props.backOffice.store);

  useEffect(() => persona.subscribe((state) => writePersonaAddress(window, state.persona, base)), [persona, base]);
  useEffect(() => workbench.subscribe(({ view }, before) => view !== before.view && writeView(window, view)), [workbench]);
  useEffect(() => exposeForBench(window, { editor, persona }), [editor, persona]);
  useEffect(() => {
    const section = takeSection(window);
    if (section === null) return;
    editor.run(selectSection(section));
    workbench.setState({ revealed: { id: section } });
  }, [editor, workbench]);
  useEffect(() => {
    if (isInstead) sayInstead(workplace);
  }, [isInstead, workplace]);
  useEffect(() => check.follow(), [check]);
  useEffect(() => keepHistory(editor, saving, histories), [editor, saving, histories]);
  useEffect(() => connectPresence({ ...workplace, userId: workplace.user.userId }), [workplace]);
  useEffect(() => {
    const clock = setInterval(() => tick(persona), minute);
    const letGo = keepUntilSaved(window, saving);
    return () => {
      clearInterval(clock);
      letGo();
    };
  }, [persona, saving]);
  useEffect(() => {
    if (status === "signed_in") void saving.saveNow(); // what waited for somebody to sign in again
  }, [status, saving]);

  return (
    <WorkplaceProvider value={workplace}>
      <ActionsProvider value={actions}>
        <EditorScreen settings={settings} backOffice={props.backOffice} drafts={drafts} onOpenPage={onOpenPage} />
      </ActionsProvider>
    </WorkplaceProvider>
  );
}

function sayInstead({ notices, t, language, editor }: Workplace) {
  const words = t("pages.not_there", { name: pageName(editor.getState().page, language) });
  notices.toast({ words });
  notices.say(words);
}
