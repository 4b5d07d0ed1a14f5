import { useEffect, useRef } from "react";
import { useT } from "../../../../kit/session/hooks";
import { useServices } from "../../../../kit/session/services";
import { X } from "../../../../kit/ui/icons";
import { chatStateOf } from "../chat_state";
import { useChat } from "../use_chat";
import css from "./ChatDrawer.module.css";
import ChatPanel from "./ChatPanel";
import { useOpenerBack } from "./use_opener_back";

/** The chat beside the page. Who opened it by hand is taken there; who comes with it open is not. */
export default function ChatDrawer() {
  const t = useT();
  const { close } = useChat();
  const state = chatStateOf(useServices());
  useOpenerBack();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state.getState().opener) heading.current?.focus();
  }, [state]);

  return (
    <div className={css.drawer} onKeyDown={({ key }) => key === "Escape" && close()}>
      <header className={css.head}>
        <h2 ref={heading} tabIndex={-1}>
          {t("chat.title")}
        </h2>
        <button type="button" className={css.close} aria-label={t("chat.close")} onClick={close}>
          <X size={20} />
        </button>
      </header>
      <ChatPanel />
    </div>
  );
}
