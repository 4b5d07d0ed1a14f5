import { useDesk } from "../desk_place";
import { failureKey } from "../list/failure_key";

/** Does it, or says why not. */
export function useAttempt() {
  const { t, notices } = useDesk();
  return async (action: () => Promise<unknown>) => {
    try {
      await action();
    } catch (error) {
      notices.toast({ words: t(failureKey(error)) });
    }
  };
}
