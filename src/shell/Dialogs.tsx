import { lazy, Suspense } from "react";
import type { SiteSettings } from "../../schemas/settings";
import { usePopupEvents } from "../features/events/use_popup_events";
import { ownPath } from "../layout/own_path";
import { useGo, useRoute, useSettings, useViewer } from "../session/hooks";
import { useFrame } from "../ui/frame";
import { withWords } from "../words/need_words";

const SignInDialog = lazy(() => withWords(import("../features/sign_in/SignInDialog"), "sign_in", "form"));
const HoldDialog = lazy(() => import("../features/sign_in/HoldDialog"));
const WithdrawalDialog = lazy(() => withWords(import("../features/withdrawal/WithdrawalDialog"), "withdrawal", "profile"));

/** The dialogs that have an address, `?modal=…`: signing in and up and the hold card for guests, what is in the way of a withdrawal for users (L-2.24, C-2.25). */
export function Dialogs() {
  const { modal, next } = useRoute().search;
  const { session } = useViewer();
  const settings = useSettings();
  const go = useGo();
  const frame = useFrame();

  const close = () => go(next ? "?modal=&next=" : "?modal=", { replace: true });
  /** Who is to stay is asked once more (C-2.26). */
  const leaveSignUp = () => (settings.holdUserOnRegistration ? go("?modal=hold", { replace: true }) : close());
  /** The button that opened the dialog is gone with the guest; the page gets the focus in its place. */
  function handleSignedIn() {
    const wanted = ownPath(next);
    if (wanted) return go(wanted, { replace: true });
    close();
    frame?.window.setTimeout(() => frame.document.getElementById("main")?.focus({ preventScroll: true }));
  }

  const signIn = session === "guest" && isSignInView(modal, settings) ? modal : null;
  const isHeld = session === "guest" && modal === "hold" && !settings.isRestrictedRegistration;
  const isWithdrawing = session === "user" && modal === "withdraw";
  usePopupEvents(signIn ?? ((isHeld || isWithdrawing) && modal ? modal : null));

  return (
    <Suspense fallback={null}>
      {signIn && <SignInDialog view={signIn} onClose={signIn === "signup" ? leaveSignUp : close} onSignedIn={handleSignedIn} />}
      {isHeld && <HoldDialog onClose={close} />}
      {isWithdrawing && <WithdrawalDialog onClose={close} />}
    </Suspense>
  );
}

const isSignInView = (modal: string | undefined, settings: SiteSettings): modal is "login" | "signup" =>
  (modal === "login" && !settings.loginOff) || (modal === "signup" && !settings.isRestrictedRegistration);
