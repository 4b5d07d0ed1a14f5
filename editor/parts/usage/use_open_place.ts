import { selectSection } from "../../core/commands/select_section";
import { useEditor, useShow } from "../../workplace/use_editor";

/** Shows a page at one of its sections, or as a whole: the open one at once, another once the open one is saved. */
export function useOpenPlace(): (pageId: string, sectionId: string | null) => void {
  const show = useShow();
  const editor = useEditor();
  return (id, section) => {
    show({ view: "page" });
    if (editor.getState().page.id !== id) return show({ pageDialog: { kind: "open", id, section } });
    editor.run(selectSection(section));
    if (section !== null) show({ revealed: { id: section } });
  };
}
