import { useState } from "react";
import type { User } from "../../../../../schemas/user";
import { useServices } from "../../../../kit/session/services";
import { useFrame } from "../../../../kit/ui/frame";
import { depositStep, questionOf } from "../deposit_flow";
import type { log } from "./log_step";
import { keepBonus } from "./use_deposit_visit";

/** The bonus that a deposit is made with: taken, left, or asked about where another one runs. */
export function useBonusChoice(user: User, logLater: typeof log) {
  const services = useServices();
  const frame = useFrame();
  const [asked, setAsked] = useState<number | null>(null);
  const forgetBonus = () => keepBonus(null, services, frame);

  function takeBonus(bonusId: number) {
    keepBonus(bonusId, services, frame);
    logLater(services, "DEPOSIT_BONUS_CHOSEN", { bonusID: bonusId });
    services.go(depositStep.takeBonus(bonusId));
  }

  function chooseBonus(bonusId: number | null) {
    if (bonusId === null) {
      forgetBonus();
      return services.go(depositStep.takeNoBonus());
    }
    const question = questionOf(bonusId, user.activeBonus?.bonusId ?? null);
    if ("ask" in question) setAsked(question.ask);
    else takeBonus(question.take);
  }
  return { asked, setAsked, forgetBonus, takeBonus, chooseBonus };
}
