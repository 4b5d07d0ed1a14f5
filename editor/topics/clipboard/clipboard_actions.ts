import type { Action } from "../../workplace/actions/action";
import type { Workplace } from "../../workplace/use_editor";
import { copySections, cutSections } from "./clipboard";
import { pasteFromSystem, writeSystemClipboard } from "./system_clipboard";

const shared = { group: "clipboard", where: "arranging", menu: "copy", isNative: true } as const;
const hasSelection = ({ editor }: Workplace) => editor.getState().selection.length > 0;

export const clipboardActions: readonly Action[] = [
  {
    ...shared,
    name: "clipboard.copy",
    words: "arranging.copy",
    keys: ["Ctrl+KeyC"],
    can: hasSelection,
    run: (workplace) => void writeSystemClipboard(workplace, copySections(workplace)),
  },
  {
    ...shared,
    name: "clipboard.cut",
    words: "arranging.cut_verb",
    keys: ["Ctrl+KeyX"],
    can: hasSelection,
    run: (workplace) => void writeSystemClipboard(workplace, cutSections(workplace)),
  },
  {
    ...shared,
    name: "clipboard.paste",
    words: "arranging.paste",
    keys: ["Ctrl+KeyV"],
    run: (workplace) => void pasteFromSystem(workplace),
  },
];
