import { useEffect } from "react";
import { useUser } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { useFrame } from "../../../kit/ui/frame";

/** Whoever comes back to the page with an unconfirmed e-mail address may have confirmed it meanwhile, elsewhere: asks the server. */
export function useFollowVerification() {
  const services = useServices();
  const document = useFrame()?.document;
  const isWaiting = useUser()?.isEmailVerified === false;
  useEffect(() => {
    if (!isWaiting || services.isCanvas || !document) return;
    const look = () => {
      if (document.visibilityState !== "visible") return;
      void import("./read_user").then(({ readUser }) => readUser(services)).catch(() => {}); // the next time, then
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [isWaiting, services, document]);
}
