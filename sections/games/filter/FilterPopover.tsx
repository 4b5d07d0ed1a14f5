import { Popover } from "@base-ui/react/popover";
import { useFrame } from "../../../src/kit/ui/frame";
import { FacetLists } from "./FacetLists";
import type { OpenFilter } from "./open_filter";
import css from "./FilterPopover.module.css";

/** Choices that hang under their button. */
export default function FilterPopover({ label, button, onClose, ...choices }: OpenFilter) {
  const container = useFrame()?.document.body;
  return (
    <Popover.Root
      open
      onOpenChange={(isOpen, { event }) => {
        const isOnButton = button.current?.contains(event.target as Node); // which closes by itself
        if (!isOpen && !(event.type !== "keydown" && isOnButton)) onClose();
      }}
    >
      <Popover.Portal container={container}>
        <Popover.Positioner className={css.place} anchor={button} align="start" sideOffset={6} collisionPadding={12}>
          <Popover.Popup className={css.popup} aria-label={label} finalFocus={button}>
            <FacetLists {...choices} isAlone={choices.facets.length === 1} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
