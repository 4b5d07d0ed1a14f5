import { useEffect, useEffectEvent } from "react";
import { useServices } from "../../../kit/session/services";
import { liveOf, type LiveEvents } from "./live";

interface Options {
  /** Somebody waits for it; otherwise the socket is opened when the page is at rest. */
  isUrgent?: boolean;
  /** Off: nothing is heard, and nothing kept open for it. */
  isOn?: boolean;
}

/** Hears what happens while the component is there. */
export function useLive<Event extends keyof LiveEvents>(
  event: Event,
  handle: (message: LiveEvents[Event]) => void,
  { isUrgent = false, isOn = true }: Options = {},
) {
  const services = useServices();
  const onEvent = useEffectEvent(handle);
  useEffect(
    () => (isOn ? liveOf(services).on(event, (message) => onEvent(message), isUrgent) : undefined),
    [services, event, isUrgent, isOn],
  );
}

/** Keeps the balance of `useUser` as new as it can be, wherever it is shown (L-4.59). */
export const useLiveBalance = (isUrgent = false) => useLive("wallet:balance", nothing, { isUrgent });

const nothing = () => {};
