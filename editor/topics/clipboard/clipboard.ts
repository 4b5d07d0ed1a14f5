import { registry } from "../../../sections/registry";
import { upgrade } from "../../../src/layout/upgrade";
import { withNamed } from "../../core/columns";
import { pasteSections } from "../../core/commands/paste_sections";
import { copiesFor } from "../../core/copies";
import { newId } from "../../core/new_id";
import { topmost } from "../../core/selection";
import { removeWithToast } from "../../workplace/actions/remove_with_toast";
import { refusalOf } from "../../workplace/drag_state";
import { positionWords } from "../../workplace/position_words";
import { insertionPlace } from "../../workplace/insertion_place";
import { later } from "../../workplace/fetch_when_idle";
import type { Workplace } from "../../workplace/use_editor";
import { type Copied, readClipboard, writeClipboard } from "../../workplace/clipboard_json";
import { needsOf } from "./needs_of";

const loadNeeds = later(() => import("./missing_needs"));

/** What copying takes: what is selected, and the sections of the page that it takes into its columns. */
function chosenOf({ editor }: Workplace) {
  const { page, selection } = editor.getState();
  return withNamed(topmost(page.sections, selection), page.sections, editor.types);
}

/** What is selected as a text for the clipboard; null where nothing is. */
export function copySections(workplace: Workplace): string | null {
  const { notices, t } = workplace;
  const sections = chosenOf(workplace);
  if (sections.length === 0) return null;
  notices.say(t("arranging.copied", { count: sections.length }));
  return writeClipboard({ origin: window.location.origin, sections, needs: needsOf(sections) });
}

/** The same, and takes it off the page. */
export function cutSections(workplace: Workplace): string | null {
  const sections = chosenOf(workplace);
  const text = copySections(workplace);
  if (text === null) return null;
  const ids = sections.map(({ id }) => id);
  const words = workplace.t("arranging.cut", { count: sections.length });
  return removeWithToast(workplace, ids, () => words) ? text : null;
}

/** Puts the sections of a text behind what is selected; false where the text holds none. */
export function pasteText(workplace: Workplace, text: string): boolean {
  const { editor, notices, t, language } = workplace;
  const copied = readClipboard(text);
  if (!copied) return false;
  const state = editor.getState();
  const place = insertionPlace(state, editor.types);
  const sections = copiesFor(upgrade(copied.sections, registry), {
    page: state.page.sections,
    types: editor.types,
    prefix: newId(),
  });
  const carried = { sections, isNew: true };
  const context = { t, page: state.page, language, form: "spoken" as const };
  const words = positionWords(carried, { place, refusal: null }, context);
  if (editor.run(pasteSections(sections, place))) {
    notices.say(t("arranging.pasted", { words }));
    void reportMissing(workplace, copied);
    return true;
  }
  const refusal = refusalOf(state.page.sections, carried, place, editor.types) ?? "too_many";
  notices.toast({ words: positionWords(carried, { place, refusal }, context) });
  return true;
}

/** Lists what sections from elsewhere need that is not here. */
async function reportMissing({ editor, api, workbench, notices, t }: Workplace, { origin, needs }: Copied) {
  const { page } = editor.getState();
  const isFromElsewhere = origin !== window.location.origin;
  try {
    const { isNothing, missingNeeds, missingSections } = await loadNeeds();
    const named = { games: [], images: [], pages: [], sections: missingSections(needs.sections, page) };
    const missing = isFromElsewhere ? await missingNeeds(needs, { api, page, fetch: window.fetch.bind(window) }) : named;
    if (!isNothing(missing)) workbench.setState({ missing });
  } catch {
    notices.toast({ words: t("arranging.missing.not_checked") });
  }
}
