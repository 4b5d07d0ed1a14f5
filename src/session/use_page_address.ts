import { useCallback } from "react";
import { pageAddress, type PageKey } from "../layout/page_address";
import { useServices } from "./services";

/** Where the site's own parts lead, by the page's key: `addressOf("deposit")` (L-2.22). */
export function usePageAddress() {
  const { settings, language } = useServices();
  return useCallback((key: PageKey) => pageAddress(settings, key, language), [settings, language]);
}
