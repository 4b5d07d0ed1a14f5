import { useEffect, useRef, useState } from "react";
import type { Promotion } from "../../../../../schemas/api/promotions";
import { useServices } from "../../../../kit/session/services";
import { useFrame } from "../../../../kit/ui/frame";
import { bonusesMayTake } from "../deposit_flow";
import { readLastBonus, writeLastBonus } from "../last_bonus";
import { cameFromWithdraw } from "../visit";
import { log } from "./log_step";

/** Nobody waits longer than five seconds for an offer (C-4.05). */
export function useIsLate(isPending: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setLate(true), bonusesMayTake);
    return () => clearTimeout(timer);
  }, [isPending]);
  return isLate;
}

/** Whoever comes back from the withdraw page within two minutes finds the bonus that they had chosen (C-4.07). */
export function useRestoredBonus(formVersion: 1 | 2) {
  const services = useServices();
  const window = useFrame()?.window;
  useEffect(() => {
    if (formVersion !== 2 || !window || services.isCanvas) return;
    const { b, ab, payment } = services.route.getState().search;
    if (b || ab || payment || !cameFromWithdraw(services, { window, document: window.document })) return;
    const last = readLastBonus(storageOf({ window, document: window.document }), Date.now());
    if (last !== null) services.go(`?b=${last}`, { replace: true });
  }, [formVersion, services, window]);
}

/** The offer that the code in the address opens is taken once; whoever goes back from it has the choice (C-2.13). */
export function useCouponsOffer(promotions: readonly Promotion[] | undefined) {
  const services = useServices();
  const isTaken = useRef(false);
  useEffect(() => {
    const { cpnc, b, ab, payment } = services.route.getState().search;
    if (!promotions || isTaken.current || services.isCanvas || !cpnc) return;
    isTaken.current = true;
    const opened = openedBy(cpnc, promotions);
    if (opened && !b && !ab && !payment) services.go(`?b=${opened.bonusId}`, { replace: true });
  }, [promotions, services]);
}

const openedBy = (code: string, promotions: readonly Promotion[]) =>
  promotions.find(({ couponCode }) => couponCode === code.normalize("NFKC").trim().toUpperCase());

/** The address carries a code that opens nothing here. */
export const isCodeVain = (code: string | undefined, promotions: readonly Promotion[] | undefined) =>
  Boolean(code) && promotions !== undefined && !openedBy(code ?? "", promotions);

/** That somebody opened the cashier is written down. */
export function useOpened() {
  const services = useServices();
  useEffect(() => log(services, "DEPOSIT_FORM_OPEN"), [services]);
}

/** That ways to pay could not be read is written down, and said in their place (C-8.06). */
export function useMethodError(isError: boolean) {
  const services = useServices();
  useEffect(() => void (isError && log(services, "DEPOSIT_METHOD_ERROR")), [isError, services]);
}

/** Keeps the choice for two minutes, or forgets it (C-4.06). */
export function keepBonus(bonusId: number | null, { isCanvas }: { isCanvas: boolean }, frame: ReturnType<typeof useFrame>) {
  if (!isCanvas && frame) writeLastBonus(storageOf(frame), bonusId, Date.now());
}

function storageOf({ window }: NonNullable<ReturnType<typeof useFrame>>) {
  try {
    return window.localStorage;
  } catch {
    return undefined; // a browser that lets nobody look
  }
}
