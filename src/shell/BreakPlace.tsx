import { Suspense } from "react";
import { useStore } from "zustand";
import { askedPart } from "../features/asked_part/asked_part";
import { lazyPart } from "../lazy/lazy_part";
import "./BreakBar.module.css"; // the server's HTML needs it before its code comes
import { useServices } from "../session/services";
import { useBreak } from "../session/use_break";

const BreakBar = lazyPart(() => import("./BreakBar"), "on_break");

const BreakBegun = askedPart(() => import("../features/breaks/BreakBegun"), { look: "over" }, "limits");

/** The code of what who is on a break sees. */
export const loadBreakBar = BreakBar.load;

/** Says that a break has begun, and what is open to who is on one; nobody else downloads anything of it. */
export function BreakPlace() {
  const until = useBreak();
  const begun = useStore(useServices().session, ({ breakBegun }) => breakBegun);
  return (
    <>
      {until !== null && (
        <Suspense fallback={null}>
          <BreakBar until={until} />
        </Suspense>
      )}
      {begun && <BreakBegun {...begun} />}
    </>
  );
}
