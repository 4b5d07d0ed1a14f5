import { Popover } from "@base-ui/react/popover";
import type { PopupTrigger } from "../../parts/PopupButton";
import popups from "../../parts/popups.module.css";
import { useShow, useT, useWorkbench } from "../../workplace/use_editor";
import { PersonaForm } from "./PersonaForm";
import css from "./Personas.module.css";

/** Where somebody else is chosen to look at the page. */
export function PersonaPopup({ className, label, children }: PopupTrigger) {
  const t = useT();
  const show = useShow();
  const isOpen = useWorkbench((state) => state.isPersonaOpen);
  return (
    <Popover.Root open={isOpen} onOpenChange={(open) => show({ isPersonaOpen: open })}>
      <Popover.Trigger className={className} aria-label={label}>
        {children}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={popups.positioner} sideOffset={8} collisionPadding={8}>
          <Popover.Popup className={`${popups.pop} ${css.pop}`} aria-label={t("personas.title")}>
            <PersonaForm />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
