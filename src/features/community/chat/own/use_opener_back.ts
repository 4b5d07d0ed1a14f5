import { useEffect } from "react";
import { useServices } from "../../../../kit/session/services";
import { useFrame } from "../../../../kit/ui/frame";
import { chatStateOf } from "../chat_state";

/**
 * Whatever opened the chat has the focus again once it is closed (WCAG 2.4.3). The site's own button is gone while the chat is open:
 * the one that is there by then takes its place.
 */
export function useOpenerBack() {
  const state = chatStateOf(useServices());
  const document = useFrame()?.document;
  useEffect(
    () => () => {
      const { opener } = state.getState();
      state.setState({ opener: null });
      if (opener?.isConnected) opener.focus();
      else if (opener) document?.querySelector<HTMLElement>("[data-opens-chat]")?.focus();
    },
    [state, document],
  );
}
