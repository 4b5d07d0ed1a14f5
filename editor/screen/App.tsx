import type { TFunction } from "i18next";
import { useState } from "react";
import { useStore } from "zustand";
import type { Language } from "../../schemas/text";
import { OpenEditor } from "./OpenEditor";
import { laterCode, lazyCode, withRestWords } from "../parts/lazy_part";
import { PartBoundary } from "../parts/PartBoundary";
import { LaterScreen } from "./LaterScreen";
import { LoadingScreen } from "./LoadingScreen";
import { AllBroken } from "./sign_in/AllBroken";
import { readsDesk } from "../workplace/address";
import type { FirstAnswers } from "../workplace/first_answers";
import { type BackOffice, isBackOfficeUser, mayEditPages } from "../workplace/back_office";
import { withStyles } from "../../src/kit/ui/with_styles";
import { dropStaffLink, readStaffLink } from "./sign_in/staff_link";
import { Unreachable } from "./sign_in/Unreachable";

/** Never before it is asked for: who arranges pages has no use for it. */
const desk = lazyCode(
  withRestWords(() => import("../desk/Desk").then((code) => code.default)),
  withStyles,
);

/** What few are asked for, and never before it is known who is there. */
const choosePassword = laterCode(() => import("./sign_in/ChoosePassword").then((code) => code.ChoosePassword));
const noAccess = laterCode(() => import("./sign_in/NoAccess").then((code) => code.NoAccess));
const signIn = laterCode(() => import("./sign_in/SignIn").then((code) => code.SignIn));
const setUpFactor = laterCode(() => import("./sign_in/SetUpFactor").then((code) => code.SetUpFactor));

/** Fetches the form that signs in, for whoever came without a session. */
export const prepareSignIn = signIn.prepare;

interface Props {
  backOffice: BackOffice;
  t: TFunction;
  language: Language;
  answers: FirstAnswers;
}

/** The editor, for whoever may use it; the others are asked to sign in. */
export function App({ backOffice, t, language, answers }: Props) {
  const { status, user, isAtWork } = useStore(backOffice.store);
  const [link, setLink] = useState(() => readStaffLink(window));
  const [email, setEmail] = useState<string>();
  const [wantsDesk] = useState(() => readsDesk(window)); // going there from the pages is a page load, as going back is

  function handleLinkDone(of?: string) {
    dropStaffLink(window);
    setEmail(of);
    setLink(null);
  }

  const loading = <LoadingScreen t={t} />;

  if (link)
    return (
      <LaterScreen key="password" t={t} forget={choosePassword.forget} fallback={loading}>
        <choosePassword.Loaded backOffice={backOffice} t={t} link={link} onDone={handleLinkDone} />
      </LaterScreen>
    );
  if (status === "unreachable") return <Unreachable t={t} onRetry={() => void backOffice.check()} />;
  if (status === "checking") return null;
  if (!user)
    return (
      <LaterScreen key="sign_in" t={t} forget={signIn.forget} fallback={loading}>
        <signIn.Loaded backOffice={backOffice} t={t} email={email} />
      </LaterScreen>
    );
  if (!isBackOfficeUser(user))
    return (
      <LaterScreen key="no_access" t={t} forget={noAccess.forget} fallback={loading}>
        <noAccess.Loaded backOffice={backOffice} t={t} user={user} />
      </LaterScreen>
    );
  const isAtDesk = !mayEditPages(user) || wantsDesk;
  const factor = status === "factor_demanded" && (
    <LaterScreen key="factor" t={t} forget={setUpFactor.forget} fallback={isAtWork ? null : loading}>
      <setUpFactor.Loaded backOffice={backOffice} t={t} user={user} isAgain={isAtWork} />
    </LaterScreen>
  );
  if (factor && !isAtWork) return factor;
  return (
    <>
      {isAtDesk ? (
        <LaterScreen t={t} forget={desk.forget} fallback={loading}>
          <desk.Loaded backOffice={backOffice} user={user} t={t} language={language} />
        </LaterScreen>
      ) : (
        <PartBoundary renderFailure={({ retry }) => <AllBroken t={t} onRetry={retry} />}>
          <OpenEditor answers={answers} backOffice={backOffice} user={user} t={t} language={language} />
        </PartBoundary>
      )}
      {status === "signed_out" && (
        <LaterScreen key="sign_in_again" t={t} forget={signIn.forget} fallback={null}>
          <signIn.Loaded backOffice={backOffice} t={t} isAgain email={user.email} />
        </LaterScreen>
      )}
      {factor}
    </>
  );
}
