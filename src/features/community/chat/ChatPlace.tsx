import { memo, useEffect } from "react";
import { lazyPart } from "../../../kit/lazy/lazy_part";
import { askedPart } from "../../common/asked_part/asked_part";
import { PartBoundary } from "../../../kit/lazy/PartBoundary";
import { useStore } from "zustand";
import { usePreferences, useRoute, useSettings, useT } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { useFrame } from "../../../kit/ui/frame";
import { useIsInBrowser } from "../../../kit/ui/Moment";
import css from "./ChatPlace.module.css";
import { chatStateOf } from "./chat_state";
import { besidePage, chatModal, useChat } from "./use_chat";

const ChatDrawer = askedPart(() => import("./own/ChatDrawer"), { look: "place" }, "chat");
const ChatSheet = askedPart(() => import("./own/ChatSheet"), { look: "over" }, "chat");
const WidgetNotice = lazyPart(() => import("./external/WidgetNotice"), "chat");

/** Where the live chat of the settings shows itself; without one there is nothing, and no code of it comes (L-1.11). */
export const ChatPlace = memo(function ChatPlace() {
  const { provider } = useSettings().liveChat;
  if (provider === "none") return null;
  return provider === "own" ? <OwnChat /> : <Widget />;
});

function OwnChat() {
  const t = useT();
  const { chat } = usePreferences();
  const { search } = useRoute();
  const isInBrowser = useIsInBrowser();
  const isWide = useFrame()?.window.matchMedia?.(besidePage).matches ?? true;
  const isAsked = search.modal === chatModal;
  const { open, close } = useChat();
  useEffect(() => {
    if (isAsked && isWide) open(); // an address that was made on a phone
  });
  return (
    <>
      {chat === "open" && (
        <aside className={css.place} aria-label={t("menus.chat")}>
          {isInBrowser && isWide && <ChatDrawer onGiveUp={close} />}
        </aside>
      )}
      {isAsked && isInBrowser && !isWide && <ChatSheet onGiveUp={close} />}
    </>
  );
}

function Widget() {
  const state = useStore(chatStateOf(useServices()), ({ widget }) => widget);
  if (state === "closed") return null;
  return (
    <PartBoundary>
      <WidgetNotice state={state} />
    </PartBoundary>
  );
}
