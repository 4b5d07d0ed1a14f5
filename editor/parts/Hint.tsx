import { Tooltip } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";
import { Keys } from "./Keys";
import css from "./popups.module.css";

/** A name, and its keys, beside the control that a pointer or the focus rests on. */
export function Hint({
  words,
  keys,
  side = "bottom",
  children,
}: {
  words: string;
  keys?: string | undefined;
  side?: "top" | "bottom" | "left" | "right";
  children: ReactElement<Record<string, unknown>>;
}) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger render={children} delay={500} />
      <Tooltip.Portal>
        <Tooltip.Positioner className={css.positioner} side={side} sideOffset={6}>
          <Tooltip.Popup className={css.hint}>
            {words}
            {keys && <Keys keys={keys} />}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
