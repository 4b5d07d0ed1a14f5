import { Suspense } from "react";
import { lazyPart } from "../kit/lazy/lazy_part";
import "./BreakBar.module.css"; // the server's HTML needs it before its code comes
import { useBreak } from "../kit/session/use_break";

const BreakBar = lazyPart(() => import("./BreakBar"), "on_break");

/** The code of what who is on a break sees. */
export const loadBreakBar = BreakBar.load;

/** Says what is open to who is on a break; nobody else downloads anything of it. */
export function BreakPlace() {
  const until = useBreak();
  return (
    until !== null && (
      <Suspense fallback={null}>
        <BreakBar until={until} />
      </Suspense>
    )
  );
}
