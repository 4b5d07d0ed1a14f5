import { memo, Suspense } from "react";
import { LostPart } from "../features/common/asked_part/LostPart";
import { lazyPart } from "../kit/lazy/lazy_part";
import { useSettings, useUser, useViewer } from "../kit/session/hooks";
import { needsPanicButton } from "../kit/session/market_demands";

const PanicButton = lazyPart(() => import("../features/care/breaks/PanicButton"), "limits");

export const loadPanicButton = (): Promise<boolean> => PanicButton.load();

/** The panic button, for who is signed in where the market demands it. */
export function PanicPlace() {
  const viewer = useViewer();
  const home = useUser()?.countryCode;
  if (!needsPanicButton(useSettings(), viewer, home)) return null;
  return <Panic />;
}

/** Rendered once: rendering it again before its code is there would make React throw the server's HTML away. */
const Panic = memo(() => (
  <Suspense fallback={null}>
    <PanicButton />
  </Suspense>
));

/** Stands once, however many places the button has. */
export const LostPanic = () => <LostPart part={PanicButton} buttons="[data-panic]" />;
