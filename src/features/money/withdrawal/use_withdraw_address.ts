import { useSettings, useUser } from "../../../kit/session/hooks";
import { usePageAddress } from "../../../kit/session/use_page_address";
import { withdrawalObstacle } from "./withdrawal_obstacle";

/** Where withdrawing leads: to its page, or to the dialog that says what is in the way (C-2.15, C-4.47, C-6.11 to C-6.15). */
export function useWithdrawAddress(): string {
  const addressOf = usePageAddress();
  const settings = useSettings();
  const user = useUser();
  return user && withdrawalObstacle(user, settings) ? "?modal=upload-documents" : addressOf("withdraw");
}
