import { lazy, Suspense } from "react";
import { useGo, useRoute, useSettings, useViewer } from "../session/hooks";

const SignInDialog = lazy(() => import("../features/sign_in/SignInDialog"));

/** The dialogs that have an address: `?modal=login` and `?modal=signup`, for guests (L-2.24). */
export function Dialogs() {
  const { search } = useRoute();
  const { session } = useViewer();
  const { loginOff, isRestrictedRegistration } = useSettings();
  const go = useGo();
  const view = search.modal === "login" && !loginOff ? "login" : search.modal === "signup" && !isRestrictedRegistration ? "signup" : null;
  if (!view || session !== "guest") return null;
  return (
    <Suspense fallback={null}>
      <SignInDialog view={view} onClose={() => go("?modal=", { replace: true })} />
    </Suspense>
  );
}
