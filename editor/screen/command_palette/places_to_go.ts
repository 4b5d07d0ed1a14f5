import { CircleAlert, Ghost, Image, Layers } from "lucide-react";
import { evaluateItems } from "../../../src/layout/cut_items";
import { selectSection } from "../../core/commands/select_section";
import { flatten } from "../../core/tree";
import { isGhost, isInvalid } from "../../workplace/evaluation/evaluate_page";
import { reasonWords } from "../../explain/explain";
import { itemName } from "../../explain/item_words";
import type { Workplace } from "../../workplace/use_editor";
import type { Entry } from "./entry";

/** The sections of the page, and the banners in them that the persona does not see. */
export function placesToGo(workplace: Workplace): Entry[] {
  const { editor, evaluations, workbench, t, language } = workplace;
  const { byId } = evaluations.getState();
  return flatten(editor.getState().page.sections).flatMap((section) => {
    const evaluation = byId.get(section.id);
    const isHidden = isGhost(evaluation);
    const go = {
      id: `go.${section.id}`,
      words: section.name,
      detail: evaluation && isHidden ? reasonWords(t, evaluation, language) : section.type,
      icon: isHidden ? Ghost : isInvalid(evaluation) ? CircleAlert : Layers,
      run: () => void editor.run(selectSection(section.id)),
    };
    return [
      go,
      ...hiddenItems(workplace, section, (path) =>
        workbench.setState({ isRightOpen: true, inspectorTab: "content", focusField: path }),
      ),
    ];
  });
}

type SectionOf = ReturnType<typeof flatten>[number];

const hiddenItems = (
  { editor, persona, t, language }: Workplace,
  section: SectionOf,
  focus: (path: readonly (string | number)[]) => void,
): Entry[] =>
  evaluateItems(section.props, persona.getState().viewer)
    .filter(({ evaluation }) => evaluation.verdict === "hidden")
    .map(({ path, item, evaluation }) => ({
      id: `go.${section.id}.${path.join(".")}`,
      words: t("arranging.palette.banner", { name: itemName(item, language) || section.name }),
      detail: reasonWords(t, evaluation, language),
      icon: Image,
      run() {
        editor.run(selectSection(section.id));
        focus(["props", ...path]);
      },
    }));
