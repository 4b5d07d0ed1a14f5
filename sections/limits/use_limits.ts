import { useQuery } from "@tanstack/react-query";
import { useApi, useViewer } from "../../src/kit/session/hooks";
import { limitsQuery } from "./limits_query";

/** The limits of whoever is signed in, read again when somebody comes back to the page: they may have played elsewhere. */
export function useLimits() {
  const { session } = useViewer();
  const query = limitsQuery({ api: useApi() });
  return useQuery({ ...query, enabled: session === "user", refetchOnWindowFocus: "always" });
}
