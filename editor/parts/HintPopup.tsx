import { Tooltip } from "@base-ui/react/tooltip";
import { Keys } from "./Keys";
import css from "./popups.module.css";

type Side = "top" | "bottom" | "left" | "right";

interface Props {
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** What `Hint` wrote on a control, beside it. */
export default function HintPopup({ anchor, onClose }: Props) {
  const words = anchor?.dataset.hint;
  const keys = anchor?.dataset.hintKeys;
  return (
    <Tooltip.Root open={anchor !== null && words !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Tooltip.Portal>
        <Tooltip.Positioner
          className={css.positioner}
          anchor={anchor}
          side={(anchor?.dataset.hintSide as Side | undefined) ?? "bottom"} // `Hint` writes nothing else
          sideOffset={6}
        >
          <Tooltip.Popup className={css.hint}>
            {words}
            {keys && <Keys keys={keys} />}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
