import { setDisableUntil } from "../../../../schemas/api/users";
import { useApi } from "../../../kit/session/hooks";
import { useSingleMutation } from "../../../kit/session/use_single_mutation";

/** Excludes whoever is signed in for a number of days (L-4.21). The server ends all their sessions. */
export function useExclusion() {
  const api = useApi();
  return useSingleMutation({
    mutationFn: (days: number) => api.call(setDisableUntil, { body: { days, type: "SELF_EXCLUSION" } }),
  });
}
