import { useCallback, useDeferredValue, useMemo, useRef } from "react";
import type { Section } from "../../../schemas/page";
import type { Language } from "../../../schemas/text";
import type { EditorSnapshot } from "../../core/editor";
import { getIn, type Path } from "../../core/set_in";
import { find, flatten } from "../../core/tree";
import {
  type FieldServices,
  FieldOwnerProvider,
  FieldServicesProvider,
  type FieldView,
  FieldViewProvider,
} from "../../fields/field_context";
import { controls } from "../../fields/controls";
import { createUpload } from "../../fields/upload_asset";
import { changePersona } from "../../workplace/persona/persona_store";
import { useEditorState, usePersonaLanguage, usePersonaViewer, useWorkbench, useWorkplace } from "../../workplace/use_editor";
import css from "./Inspector.module.css";
import { PageInspector } from "./PageInspector";
import { SectionInspector } from "./SectionInspector";
import { useFocusField } from "../../fields/use_focus_field";
import { lazyPart } from "../../parts/lazy_part";

const SeveralInspector = lazyPart(() => import("./SeveralInspector").then((code) => code.SeveralInspector), { look: "pane" });

/** All that can be said and changed about the selected section; about the page where none is selected. */
export function Inspector() {
  const { t, language, api, accessToken, editor, lastValid, persona } = useWorkplace();
  const { page, selected, selection } = useInspected();
  const section = useMemo(() => findOne(page.sections, selected), [page, selected]);
  const several = useMemo(
    () => (selection.length < 2 ? none : selection.flatMap((id) => findOne(page.sections, id) ?? [])),
    [page, selection],
  );
  const owner = several.length > 1 ? several.map(({ id }) => id).join(" ") : (section?.id ?? "");
  const viewer = usePersonaViewer();
  const focus = useWorkbench(({ focusField }) => focusField);
  const contentLanguage = usePersonaLanguage();
  const setContentLanguage = useCallback((next: Language) => changePersona(persona, { language: next }), [persona]);
  const pane = useRef<HTMLElement>(null);
  useFocusField(pane);

  const services = useMemo<FieldServices>(() => {
    const sectionNames = () =>
      flatten(editor.getState().page.sections).flatMap(({ id, name }) => (id === editor.getState().selected ? [] : [name]));
    const goesOnWith = (path: Path) => {
      const { page, selected: id } = editor.getState();
      const one = findOne(page.sections, id);
      const isMended = one !== null && lastValid(one) !== one;
      return isMended ? { value: getIn(lastValid(one), path) } : null;
    };
    return { t, language, api, upload: createUpload(accessToken), goesOnWith, sectionNames, controls };
  }, [t, language, api, accessToken, editor, lastValid]);
  const view = useMemo<FieldView>(
    () => ({ contentLanguage, setContentLanguage, viewer, focus }),
    [contentLanguage, setContentLanguage, viewer, focus],
  );

  return (
    <FieldServicesProvider value={services}>
      <FieldViewProvider value={view}>
        <section ref={pane} className={css.inspector} aria-label={t("inspector.name")}>
          <FieldOwnerProvider value={owner}>
            {several.length > 1 ? (
              <SeveralInspector key={owner} sections={several} />
            ) : section ? (
              <SectionInspector section={section} />
            ) : (
              <PageInspector />
            )}
          </FieldOwnerProvider>
        </section>
      </FieldViewProvider>
    </FieldServicesProvider>
  );
}

const findOne = (sections: Parameters<typeof find>[0], id: string | null) => (id === null ? null : find(sections, id));

const none: readonly Section[] = [];

/**
 * What the inspector is about. What somebody selects or types is there at once. An edit that selects another section besides, as a
 * move or an undo does, is seen on the canvas first; the inspector follows it, unless a jump to a field waits.
 */
function useInspected(): Inspected {
  const page = useEditorState((state) => state.page);
  const selected = useEditorState((state) => state.selected);
  const selection = useEditorState((state) => state.selection);
  const isAwaited = useWorkbench(({ focusField }) => focusField !== null);
  const now = useMemo(() => ({ page, selected, selection }), [page, selected, selection]);
  const before = useDeferredValue<Inspected>(now);
  return !isAwaited && before.page !== page && before.selected !== selected ? before : now;
}

type Inspected = Pick<EditorSnapshot, "page" | "selected" | "selection">;
