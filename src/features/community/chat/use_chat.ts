import { useStore } from "zustand";
import { usePreferences } from "../../../kit/session/hooks";
import { setPreference } from "../../../kit/session/preferences";
import { useServices } from "../../../kit/session/services";
import { type Frame, useFrame } from "../../../kit/ui/frame";
import { chatStateOf } from "./chat_state";

/** Where there is room for it, the chat stands beside the page; elsewhere it covers the page, at `?modal=chat`. */
export const besidePage = "not all and (max-width: 1023px)";
export const chatModal = "chat";

const isWide = ({ window }: Frame) => window.matchMedia?.(besidePage).matches ?? true;

/** Opens and closes the site's live chat; `isOffered` is false where the settings want none, and then nothing may hint at it (L-1.11). */
export function useChat() {
  const services = useServices();
  const frame = useFrame();
  const { chat } = usePreferences();
  const isInAddress = useStore(services.route, ({ search }) => search.modal === chatModal); // what stands around every page asks
  const state = chatStateOf(services);
  const unread = useStore(state, (now) => now.unread);
  const { provider } = services.settings.liveChat;

  function open() {
    if (!frame || services.isCanvas || provider === "none") return;
    const { activeElement } = frame.document;
    state.setState({ opener: activeElement instanceof frame.window.HTMLElement ? activeElement : null });
    if (provider === "script") return openWidget(services, frame);
    if (isWide(frame)) setPreference(services.preferences, frame.document, "chat", "open");
    else services.go(`?modal=${chatModal}`);
  }

  function close() {
    if (!frame) return;
    if (services.preferences.getState().chat === "open") setPreference(services.preferences, frame.document, "chat", "closed");
    if (services.route.getState().search.modal === chatModal) services.go("?modal=", { replace: true });
  }

  const isOpen = provider === "own" && (chat === "open" || isInAddress);
  return { isOffered: provider !== "none", isOpen, unread, open, close };
}

/** The operator's own widget comes from another site; none of it is there before somebody asks for it. */
function openWidget(services: ReturnType<typeof useServices>, frame: Frame) {
  const { getState, setState } = chatStateOf(services);
  const tell = (widget: ReturnType<typeof getState>["widget"]) => setState({ widget });
  if (getState().widget === "opening") return;
  tell("opening");
  import("./external/open_widget")
    .then((it) => it.openWidget(frame, services.settings.liveChat))
    .then(
      () => tell("closed"),
      () => tell("failed"),
    );
}
