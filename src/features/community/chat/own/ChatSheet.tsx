import { Dialog } from "@base-ui/react/dialog";
import { useRef } from "react";
import { useT } from "../../../../kit/session/hooks";
import { X } from "../../../../kit/ui/icons";
import { keepTabInside } from "../../../../kit/ui/keep_tab_inside";
import { useChat } from "../use_chat";
import css from "./ChatDrawer.module.css";
import ChatPanel from "./ChatPanel";
import { useOpenerBack } from "./use_opener_back";

/** The chat over the whole of a small screen. */
export default function ChatSheet() {
  const t = useT();
  const { close } = useChat();
  useOpenerBack();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Dialog.Portal>
        <Dialog.Popup className={css.sheet} initialFocus={heading} onKeyDown={keepTabInside}>
          <header className={css.head}>
            <Dialog.Title ref={heading} tabIndex={-1}>
              {t("chat.title")}
            </Dialog.Title>
            <Dialog.Close className={css.close} aria-label={t("chat.close")}>
              <X size={20} />
            </Dialog.Close>
          </header>
          <ChatPanel />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
