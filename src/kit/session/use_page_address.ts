import { useCallback } from "react";
import { pageAddress, type PageKey } from "../../layout/page_address";
import { useServices } from "./services";

/** Whether a page that the frame leads to was published: a site that is being set up offers none that is not. */
export function useHasPage() {
  const { missing } = useServices();
  return (key: PageKey) => !missing?.includes(key);
}

/** Where the site's own parts lead, by the page's key: `addressOf("deposit")` (L-2.22). */
export function usePageAddress() {
  const { settings, language } = useServices();
  return useCallback((key: PageKey) => pageAddress(settings, key, language), [settings, language]);
}
