import { useEditorState, useWorkplace } from "../../workplace/use_editor";

/** Opens another page once the open one is saved, or kept in the browser where it can not be. */
export function useOpenSaved(onOpenPage: (id: string) => void) {
  const { saving } = useWorkplace();
  const open = useEditorState(({ page }) => page.id);
  return async (id: string) => {
    if (id === open) return;
    await saving.saveNow();
    await saving.keep();
    onOpenPage(id);
  };
}
