import { useStore } from "zustand";
import { useServices } from "../../../kit/session/services";
import { askedPart } from "../../common/asked_part/asked_part";

const BreakBegun = askedPart(() => import("./BreakBegun"), { look: "over" }, "limits");

/** Where it is told that a break has begun, whatever becomes of the page and of the button that began it. */
export function BreakBegunPlace() {
  const begun = useStore(useServices().session, ({ breakBegun }) => breakBegun);
  return begun && <BreakBegun {...begun} />;
}
