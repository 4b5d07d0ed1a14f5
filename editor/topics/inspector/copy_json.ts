import type { Section } from "../../../schemas/page";
import { useT, useWorkplace } from "../../workplace/use_editor";

export const jsonOf = (section: Section) => JSON.stringify(section, null, 2);

/** Puts a section's JSON on the clipboard and says so, or that the browser did not allow it. */
export function useCopyJson(section: Section) {
  const t = useT();
  const { notices } = useWorkplace();
  return async () => {
    try {
      await navigator.clipboard.writeText(jsonOf(section));
      notices.toast({ words: t("inspector.json_copied") });
    } catch {
      notices.toast({ words: t("inspector.json_not_copied") });
    }
  };
}
