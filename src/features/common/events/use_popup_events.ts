import { useEffect, useRef } from "react";
import { useServices } from "../../../kit/session/services";
import { useFrame } from "../../../kit/ui/frame";

/** Logs that a dialog opens and closes (L-7.60); the code that sends it comes with the first one. */
export function usePopupEvents(popup: string | null) {
  const services = useServices();
  const found = useFrame();
  const frame = useRef(found); // made at each render where there is no other frame
  useEffect(() => {
    if (popup === null) return;
    const log = (action: "open" | "close") =>
      void import("./log_event").then(
        ({ logEvent }) => logEvent(services, frame.current, "POPUP_ACTIVITY", { popup, action }),
        () => {}, // without its code it is not counted
      );
    log("open");
    return () => log("close");
  }, [popup, services]);
}
