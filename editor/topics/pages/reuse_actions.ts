import { registry, wrapTypes } from "../../../sections/registry";
import { detachSection } from "../../core/commands/detach_section";
import { find } from "../../core/tree";
import { copiesOf } from "../../parts/usage/reuse";
import type { Action } from "../../workplace/actions/action";
import { blankSection } from "../../workplace/blank_section";
import { rulesOf } from "../../workplace/rule_badges";
import type { Workplace } from "../../workplace/use_editor";

const shared = { group: "arrange", where: "arranging", menu: "copy" } as const;

/** The one selected section that shows another page, and that page's id. */
function referenceIn({ editor }: Workplace) {
  const { page, selection, selected } = editor.getState();
  const section = selection.length === 1 ? find(page.sections, selected ?? "") : null;
  const id = section && registry.nestedPageOf(section);
  return section && id ? { section, id } : null;
}

/** Puts a copy into the place of a reference; rules that the place has of its own go on with the copy. */
async function detach(workplace: Workplace) {
  const reference = referenceIn(workplace);
  if (!reference) return;
  const { editor, notices, t } = workplace;
  const { id, name, type: _, props: __, version: ___, ...rules } = reference.section;
  try {
    const copies = await copiesOf(workplace, reference.id);
    const holder =
      rulesOf(reference.section).length > 0 ? blankSection(wrapTypes.group, { page: editor.getState().page, t }) : null;
    const isDone = editor.run(detachSection(id, holder ? [{ ...holder, ...rules, id: holder.id, sections: copies }] : copies));
    notices.toast({ words: t(isDone ? "reuse.detached" : "reuse.not_detached", { name }) });
  } catch {
    notices.toast({ words: t("reuse.failed", { name }) });
  }
}

/** What is kept to be used again: blocks and shared sections. */
export const reuseActions: readonly Action[] = [
  {
    ...shared,
    name: "section.keep",
    words: "reuse.keep",
    can: ({ editor }) => editor.getState().selection.length > 0,
    run: ({ workbench }) => workbench.setState({ pageDialog: { kind: "reuse" } }),
  },
  {
    ...shared,
    name: "section.open_shared",
    words: "reuse.open",
    can: (workplace) => referenceIn(workplace) !== null,
    run(workplace) {
      const reference = referenceIn(workplace);
      if (reference) workplace.workbench.setState({ pageDialog: { kind: "open", id: reference.id } });
    },
  },
  {
    ...shared,
    name: "section.detach",
    words: "reuse.detach",
    can: (workplace) => referenceIn(workplace) !== null,
    run: (workplace) => void detach(workplace),
  },
];
