import type { ReactNode } from "react";
import { useEscape } from "./use_escape";

/** What was asked for is on its way: Escape takes that back, or it would open after all and stay. */
export function Waiting({ onGiveUp, children }: { onGiveUp: () => void; children?: ReactNode }) {
  useEscape(onGiveUp);
  return children;
}
