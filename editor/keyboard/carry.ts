import { refusal } from "../core/holds";
import { find, placeOf } from "../core/tree";
import type { Place } from "../core/tree";
import { drop } from "../drag/drop";
import { countedWith, countedWithout, nextPlace, type Step } from "../drag/next_place";
import { positionWords } from "../drag/position_words";
import type { Workplace } from "../use_editor";

/** Carrying a section by keyboard: Space picks up, arrows lead on, Space drops, Escape puts back. Each step is spoken. */
export function createCarry({ editor, drag, notices, t, language }: Workplace) {
  const isCarrying = () => drag.getState().carried !== null && drag.getState().by === "keyboard";
  const context = () => ({
    page: editor.getState().page,
    types: editor.types,
    carried: drag.getState().carried?.section.id ?? null,
  });

  function aim(place: Place) {
    const { carried } = drag.getState();
    if (!carried) return;
    const { page } = editor.getState();
    const target = {
      place,
      refusal: refusal(page.sections, carried.section, place.parent, editor.types),
      surface: "keyboard" as const,
      line: null,
    };
    drag.setState({ target });
    notices.say(positionWords(carried, target, { t, page, language }));
  }

  return {
    isCarrying,
    pickUp() {
      const { page, selected } = editor.getState();
      const section = selected === null ? null : find(page.sections, selected);
      const place = section && placeOf(page.sections, section.id);
      if (!section || !place) return;
      drag.setState({
        carried: { section, isNew: false },
        by: "keyboard",
        target: { place, refusal: null, surface: "keyboard", line: null },
      });
      notices.say(t("drag.picked_up", { name: section.name }));
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
      const words = positionWords(carried, target, { t, page: editor.getState().page, language });
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
