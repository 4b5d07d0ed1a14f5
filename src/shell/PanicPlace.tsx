import { Suspense } from "react";
import { lazyPart } from "../lazy/lazy_part";
import { useSettings, useUser, useViewer } from "../session/hooks";
import { isDemanded, panicMarkets } from "../session/market_demands";

const PanicButton = lazyPart(() => import("../features/breaks/PanicButton"), "limits");

/** The panic button, for who is signed in where the market demands it. */
export function PanicPlace() {
  const settings = useSettings();
  const { session, country } = useViewer();
  const home = useUser()?.countryCode;
  if (session !== "user" || !isDemanded(panicMarkets, settings, home ?? country)) return null;
  return (
    <Suspense fallback={null}>
      <PanicButton />
    </Suspense>
  );
}
