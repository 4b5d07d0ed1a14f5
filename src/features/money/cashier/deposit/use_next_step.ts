import { useCallback, useEffect } from "react";
import { useCodeGate } from "../../../../kit/lazy/hydration";
import { afterPaint } from "../../../../kit/ui/after_paint";
import { useFrame } from "../../../../kit/ui/frame";
import { log } from "./log_step";
import { FormStep, PaymentStep } from "./deposit_parts";
import type { DepositPlace } from "../deposit_flow";

/** Loads the code of the step that a tap leads to, and answers how to log once the tap is painted. */
export function useNextStep(place: DepositPlace, hasMethod: boolean): typeof log {
  const view = useFrame()?.window;
  useCodeGate(hasMethod ? FormStep.load : null);
  useEffect(() => {
    const next = place.at === "form" ? PaymentStep : place.at === "bonus" || place.at === "methods" ? FormStep : null;
    return view && next ? afterPaint(view, () => void next.load()) : undefined; // a tap leads to it at once
  }, [place.at, view]);
  return useCallback<typeof log>((...said) => void (view && afterPaint(view, () => log(...said))), [view]);
}
