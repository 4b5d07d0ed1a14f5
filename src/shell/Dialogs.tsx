import type { SiteSettings } from "../../schemas/settings";
import type { Viewer } from "../../schemas/viewer";
import { askedPart } from "../features/asked_part/asked_part";
import { usePopupEvents } from "../features/events/use_popup_events";
import type { SignInView } from "../features/sign_in/SignInDialog";
import { useFollowVerification } from "../features/sign_in/use_follow_verification";
import { ownPath } from "../layout/own_path";
import { useGo, useRoute, useSettings, useViewer } from "../session/hooks";
import { useFrame } from "../ui/frame";

const SignInDialog = askedPart(
  () => import("../features/sign_in/SignInDialog"),
  { look: "over" },
  "sign_in",
  "form",
  "user",
  "captcha",
);
const SignUpDialog = askedPart(
  () => import("../features/sign_up/SignUpDialog"),
  { look: "over" },
  "sign_up",
  "form",
  "message",
  "user",
  "captcha",
);
const HoldDialog = askedPart(() => import("../features/sign_in/HoldDialog"), { look: "over" });
const WithdrawalDialog = askedPart(
  () => import("../features/withdrawal/WithdrawalDialog"),
  { look: "over" },
  "withdrawal",
  "profile",
);
const PendingDialog = askedPart(() => import("../features/cashier/payment/PendingDialog"), { look: "over" }, "cashier");

const StatisticsDialog = askedPart(
  () => import("../features/player_statistics/StatisticsDialog"),
  { look: "over" },
  "statistics",
);
const RakebackDialog = askedPart(() => import("../features/rewards/RakebackDialog"), { look: "over" }, "bonus");

/** The dialogs that have an address, `?modal=…`: signing in and up and the hold card for guests, what is in the way of a withdrawal, what became of a deposit and the days of rakeback for users (L-2.24, L-2.47, C-2.16, C-2.25). Beside them what others may know of a player, `?stats=…`, for users (D-12, C-6.03). */
export function Dialogs() {
  const { modal, next, view, stats } = useRoute().search;
  const { session } = useViewer();
  const settings = useSettings();
  const go = useGo();
  const frame = useFrame();

  const close = () => go(next ? `${closed}&next=` : closed, { replace: true });
  /** Who is to stay is asked once more (C-2.26). */
  const leaveSignUp = () =>
    settings.holdUserOnRegistration && !settings.isRestrictedRegistration ? go("?modal=hold", { replace: true }) : close();
  /** The button that opened the dialog is gone with the guest; the page gets the focus in its place. */
  function handleSignedIn() {
    const wanted = ownPath(next);
    if (wanted) return go(wanted, { replace: true });
    close();
    frame?.window.setTimeout(() => frame.document.getElementById("main")?.focus({ preventScroll: true }));
  }

  const signIn = signInView(modal, view, { session, ...settings });
  const isSigningUp = session === "guest" && modal === "signup";
  const isHeld = session === "guest" && modal === "hold" && !settings.isRestrictedRegistration;
  const isWithdrawing = session === "user" && modal === "upload-documents";
  const isPending = session === "user" && modal === "deposit-pending";
  const hasCalendar = session === "user" && modal === "rakeback";
  const isLookingAt = session === "user" && !modal && stats;
  useFollowVerification();
  usePopupEvents(isLookingAt ? "stats" : null);
  usePopupEvents((signIn || isSigningUp || isHeld || isWithdrawing || isPending || hasCalendar) && modal ? modal : null);

  return (
    <>
      {signIn && <SignInDialog view={signIn} onClose={close} onSignedIn={handleSignedIn} />}
      {isSigningUp && <SignUpDialog onClose={leaveSignUp} onSignedIn={handleSignedIn} />}
      {isHeld && <HoldDialog onClose={close} />}
      {isWithdrawing && <WithdrawalDialog onClose={close} />}
      {isLookingAt && <StatisticsDialog key={stats} of={stats} onClose={() => go("?stats=&panel=", { replace: true })} />}
      {isPending && <PendingDialog onClose={close} />}
      {hasCalendar && <RakebackDialog onClose={close} />}
    </>
  );
}

/** Closes whichever dialog is open; the one for signing in begins with its first view the next time (C-2.21). */
const closed = "?modal=&view=&created=&token=";

interface Situation extends Pick<SiteSettings, "loginOff"> {
  session: Viewer["session"];
}

/** What the address asks for, where this visitor may have it. An e-mail address can be confirmed signed in or not (C-2.20, C-2.22). */
function signInView(modal: string | undefined, view: string | undefined, { session, ...settings }: Situation): SignInView | null {
  if (modal === "login" && view === "confirmAccount") return session === "unknown" ? null : "confirmAccount";
  if (session !== "guest") return null;
  if (modal !== "login" || settings.loginOff) return null;
  return view === "reset" ? "reset" : "login";
}
