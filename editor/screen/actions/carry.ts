import { topmost } from "../../core/selection";
import { pageTree } from "../../core/page_tree";
import type { Place } from "../../core/tree";
import { carriedIds, carriedName, refusalOf } from "../../workplace/drag_state";
import { drop } from "../../workplace/drop";
import { countedWith, countedWithout, nextPlace, type Step } from "../../topics/canvas/drag/next_place";
import { positionWords } from "../../workplace/position_words";
import type { Workplace } from "../../workplace/use_editor";

/** Carrying sections by keyboard: Space picks up, arrows lead on, Space drops, Escape puts back. Each step is spoken. */
export function createCarry({ editor, drag, notices, t, language }: Workplace) {
  const isCarrying = () => drag.getState().carried !== null && drag.getState().by === "keyboard";
  const context = () => ({
    page: editor.getState().page,
    types: editor.types,
    carried: carriedIds(drag.getState().carried),
  });

  function aim(place: Place) {
    const { carried } = drag.getState();
    if (!carried) return;
    const { page } = editor.getState();
    const refusal = refusalOf(page.sections, carried, place, editor.types);
    const target = { place, refusal, surface: "keyboard" as const, line: null };
    drag.setState({ target });
    notices.say(positionWords(carried, target, { t, page, language, form: "spoken" }));
  }

  return {
    isCarrying,
    pickUp() {
      const { page, selection } = editor.getState();
      const sections = topmost(page.sections, selection);
      const place = pageTree(page.sections, editor.types).placeOf(sections[0]?.id ?? "");
      if (!place) return;
      const carried = { sections, isNew: false };
      drag.setState({ carried, by: "keyboard", target: { place, refusal: null, surface: "keyboard", line: null } });
      notices.say(t("drag.picked_up", { name: carriedName(t, carried) }));
    },
    step(step: Step) {
      const { target } = drag.getState();
      if (!target) return;
      const next = nextPlace(countedWithout(target.place, context()), step, context());
      if (next) aim(countedWith(next, context()));
      else notices.say(t("drag.end"));
    },
    drop() {
      const { carried, target } = drag.getState();
      if (!carried || !target) return;
      const words = positionWords(carried, target, { t, page: editor.getState().page, language, form: "spoken" });
      if (target.refusal) return notices.say(words);
      drag.setState({ carried: null, target: null });
      editor.run(drop(carried, target.place));
      notices.say(t("drag.dropped", { words }));
    },
    cancel() {
      drag.setState({ carried: null, target: null });
      notices.say(t("drag.put_back"));
    },
  };
}
