import { useState, useSyncExternalStore } from "react";
import { askedPart } from "../features/common/asked_part/asked_part";
import { useSettings, useT, useViewer } from "../kit/session/hooks";
import { MenuGroups } from "./MenuGroups";
import css from "./SidePanel.module.css";
import menuCss from "./SideMenu.module.css";

const pending = <div className={css.pending} />;
const inPlace = { look: "place", waiting: pending } as const;

const SignInForm = askedPart(
  () => import("../features/accounts/sign_in/SignInForm"),
  inPlace,
  "sign_in",
  "form",
  "user",
  "captcha",
);
const SignUp = askedPart(
  () => import("../features/accounts/sign_up/SignUp"),
  inPlace,
  "sign_up",
  "form",
  "message",
  "user",
  "captcha",
);

/** The panel layout's column: for guests it begins with a switcher between log in and sign up (C-2.30). */
export default function SidePanel() {
  const t = useT();
  const { session } = useViewer();
  return (
    <div className={menuCss.column} data-rail="">
      <div id="side-menu" className={menuCss.menu}>
        {session === "guest" && <Welcome />}
        <nav aria-label={t("shell.main_navigation")}>
          <MenuGroups />
        </nav>
      </div>
    </div>
  );
}

type View = "login" | "signup";

function Welcome() {
  const t = useT();
  const { loginOff, isRestrictedRegistration } = useSettings();
  const views: View[] = [...(loginOff ? [] : ["login" as const]), ...(isRestrictedRegistration ? [] : ["signup" as const])];
  const [chosen, setChosen] = useState<View>("login");
  const view = views.includes(chosen) ? chosen : views[0];
  const isMounted = useIsMounted();
  if (!view) return null;
  return (
    <section className={css.welcome} aria-label={t("shell.account")}>
      <div className={css.switcher}>
        {views.map((name) => (
          <button key={name} type="button" aria-pressed={name === view} onClick={() => setChosen(name)}>
            {t(name === "login" ? "shell.log_in" : "shell.sign_up")}
          </button>
        ))}
      </div>
      {!isMounted ? pending : view === "login" ? <SignInForm /> : <SignUp />}
    </section>
  );
}

const subscribeToNothing = () => () => {};

/** The form's code and styles come after the page; until then its place is kept. */
const useIsMounted = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
