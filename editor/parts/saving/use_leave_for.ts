import { useWorkplace } from "../../workplace/use_editor";

/** Goes to another part of the back office; what is not saved yet is sent or kept before the page is left. */
export function useLeaveFor(): (href: string) => Promise<void> {
  const { saving } = useWorkplace();
  return async (href) => {
    await saving.saveNow();
    await saving.keep();
    window.location.assign(href);
  };
}
