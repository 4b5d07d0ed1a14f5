import type { SiteSettings } from "../../schemas/settings";
import type { Viewer } from "../../schemas/viewer";
import { askedPart } from "../features/common/asked_part/asked_part";
import { usePopupEvents } from "../features/common/events/use_popup_events";
import type { SignInView } from "../features/accounts/sign_in/SignInDialog";
import { useFollowVerification } from "../features/accounts/sign_in/use_follow_verification";
import { ownPath } from "../layout/own_path";
import { useGo, useRoute, useSettings, useViewer } from "../kit/session/hooks";
import { useFrame } from "../kit/ui/frame";

const SignInDialog = askedPart(
  () => import("../features/accounts/sign_in/SignInDialog"),
  { look: "over" },
  "sign_in",
  "form",
  "user",
  "captcha",
);
const SignUpDialog = askedPart(
  () => import("../features/accounts/sign_up/SignUpDialog"),
  { look: "over" },
  "sign_up",
  "form",
  "message",
  "user",
  "captcha",
);
const HoldDialog = askedPart(() => import("../features/accounts/sign_in/HoldDialog"), { look: "over" });
const UserDialogs = askedPart(() => import("./UserDialogs"), { look: "over" });

/** The values of `modal` that are for users alone; their code is of no use to guests. */
const ofUsers = ["upload-documents", "deposit-pending", "deposit", "rakeback"];

/** The dialogs that have an address, `?modal=…`: signing in and up and the hold card for guests, what is in the way of a withdrawal, what became of a deposit and the days of rakeback for users (L-2.24, L-2.47, C-2.16, C-2.25). Beside them what others may know of a player, `?stats=…`, for users (D-12, C-6.03). */
export function Dialogs() {
  const { modal, next, view, stats } = useRoute().search;
  const { session } = useViewer();
  const settings = useSettings();
  const go = useGo();
  const frame = useFrame();

  const leaveStatistics = () => go("?stats=&panel=", { replace: true });
  const leave = (also = "") => go(`${closed}${also}${next ? "&next=" : ""}`, { replace: true });
  const close = () => leave();
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
  const ofUser = session === "user" && modal && ofUsers.includes(modal) ? modal : null;
  const player = session === "user" && !modal && stats ? stats : null;
  useFollowVerification();
  usePopupEvents(player && "stats");
  usePopupEvents(((signIn || isSigningUp || isHeld || ofUser) && modal) || null);

  return (
    <>
      {signIn && <SignInDialog view={signIn} onClose={close} onSignedIn={handleSignedIn} />}
      {isSigningUp && <SignUpDialog onClose={leaveSignUp} onSignedIn={handleSignedIn} />}
      {isHeld && <HoldDialog onClose={close} />}
      {(ofUser || player) && <UserDialogs modal={ofUser} player={player} onClose={ofUser ? leave : leaveStatistics} />}
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
