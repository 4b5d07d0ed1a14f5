import { lazy, Suspense } from "react";
import { useGo, useRoute, useSettings, useViewer } from "../session/hooks";
import { useFrame } from "../ui/frame";

const SignInDialog = lazy(() => import("../features/sign_in/SignInDialog"));

/** The dialogs that have an address: `?modal=login` and `?modal=signup`, for guests (L-2.24). */
export function Dialogs() {
  const { search } = useRoute();
  const { session } = useViewer();
  const { loginOff, isRestrictedRegistration } = useSettings();
  const go = useGo();
  const frame = useFrame();
  const views = { login: !loginOff, signup: !isRestrictedRegistration };
  const view = (["login", "signup"] as const).find((name) => search.modal === name && views[name]);
  if (!view || session !== "guest") return null;

  const close = () => go("?modal=", { replace: true });
  /** The button that opened the dialog is gone with the guest; the page gets the focus in its place. */
  function handleSignedIn() {
    close();
    frame?.window.setTimeout(() => frame.document.getElementById("main")?.focus({ preventScroll: true }));
  }

  return (
    <Suspense fallback={null}>
      <SignInDialog view={view} onClose={close} onSignedIn={handleSignedIn} />
    </Suspense>
  );
}
