import { useCallback, useMemo } from "react";
import { useStore } from "zustand";
import { textIn, type Text } from "../../../schemas/language";
import type { QueryContext } from "../api/section_query";
import { useServices } from "./services";

export const useApi = () => useServices().api;
export const useSettings = () => useServices().settings;
export const useRoute = () => useStore(useServices().route);
/** For what does not ask for the address's parameters: they change with each step of a dialog or a form. */
export const usePath = () => useStore(useServices().route, ({ path }) => path);
export const useParams = () => useStore(useServices().route, ({ params }) => params);
export const useLanguage = () => useServices().language;
export const useGo = () => useServices().go;

export const usePreferences = () => useStore(useServices().preferences);

export const useViewer = () => useStore(useServices().session, ({ viewer }) => viewer);
export const useUser = () => useStore(useServices().session, ({ user }) => user);

/** Words of the interface by key. */
export const useT = () => useServices().t;

/** Reads content text in the visitor's language. */
export function useText() {
  const { language } = useServices();
  return useCallback((value: Text | undefined) => textIn(value, language), [language]);
}

/** What a section's `queries` are asked with. */
export function useQueryContext(): QueryContext {
  const { api } = useServices();
  const { params, search } = useRoute();
  const viewer = useViewer();
  const userId = useUser()?.userId;
  return useMemo(() => ({ api, viewer, userId, params, search }), [api, viewer, userId, params, search]);
}
