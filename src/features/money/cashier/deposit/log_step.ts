import { logDepositEvent } from "../../../../../schemas/api/payments/wallets";
import type { CallInput } from "../../../../kit/api/api";
import type { Services } from "../../../../kit/session/services";

type LogBody = NonNullable<CallInput<typeof logDepositEvent>["body"]>;

/** Writes a step down; nobody waits for it, and it fails alone (C-7.15, C-8.06). */
export function log(
  { api, isCanvas }: Pick<Services, "api" | "isCanvas">,
  event: LogBody["event"],
  { pspID, bonusID, errorCode }: { pspID?: string | undefined; bonusID?: number | null | undefined; errorCode?: string } = {},
) {
  if (isCanvas) return;
  const body = {
    event,
    ...(pspID && { methodId: pspID }),
    ...(bonusID && { bonusId: bonusID }),
    ...(errorCode && { errorCode }),
  };
  api.call(logDepositEvent, { body }).catch(() => {}); // what is not counted is lost
}
