import type { TFunction } from "i18next";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useStore } from "zustand";
import type { Language } from "../../schemas/text";
import { OpenEditor } from "./OpenEditor";
import { PartBoundary } from "../parts/PartBoundary";
import { LoadingScreen } from "./LoadingScreen";
import { AllBroken } from "./sign_in/AllBroken";
import { readsDesk } from "../workplace/address";
import { later } from "../workplace/fetch_when_idle";
import type { FirstAnswers } from "../workplace/first_answers";
import { type BackOffice, isBackOfficeUser, mayEditPages } from "../workplace/back_office";
import { withStyles } from "../../src/ui/with_styles";
import { SignIn } from "./sign_in/SignIn";
import { dropStaffLink, readStaffLink } from "./sign_in/staff_link";
import { Unreachable } from "./sign_in/Unreachable";

const Desk = lazy(withStyles(() => import("../desk/Desk"))); // never before it is asked for: who arranges pages has no use for it

/** What few are asked for, and never before it is known who is there. */
const ChoosePassword = lazy(later(() => import("./sign_in/ChoosePassword").then((code) => ({ default: code.ChoosePassword }))));
const NoAccess = lazy(later(() => import("./sign_in/NoAccess").then((code) => ({ default: code.NoAccess }))));
const SetUpFactor = lazy(later(() => import("./sign_in/SetUpFactor").then((code) => ({ default: code.SetUpFactor }))));

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

  /** In the place of the page until its code is there. */
  const whole = (screen: ReactNode) => (
    <PartBoundary renderFailure={({ retry }) => <Unreachable t={t} onRetry={retry} />}>
      <Suspense fallback={<LoadingScreen t={t} />}>{screen}</Suspense>
    </PartBoundary>
  );

  if (link) return whole(<ChoosePassword backOffice={backOffice} t={t} link={link} onDone={handleLinkDone} />);
  if (status === "unreachable") return <Unreachable t={t} onRetry={() => void backOffice.check()} />;
  if (status === "checking") return null;
  if (!user) return <SignIn backOffice={backOffice} t={t} email={email} />;
  if (!isBackOfficeUser(user)) return whole(<NoAccess backOffice={backOffice} t={t} user={user} />);
  const isAtDesk = !mayEditPages(user) || wantsDesk;
  const factor = status === "factor_demanded" && <SetUpFactor backOffice={backOffice} t={t} user={user} isAgain={isAtWork} />;
  if (factor && !isAtWork) return whole(factor);
  return (
    <>
      <PartBoundary renderFailure={({ retry }) => <AllBroken t={t} onRetry={retry} />}>
        {isAtDesk ? (
          <Suspense fallback={<LoadingScreen t={t} />}>
            <Desk backOffice={backOffice} user={user} t={t} language={language} />
          </Suspense>
        ) : (
          <OpenEditor answers={answers} backOffice={backOffice} user={user} t={t} language={language} />
        )}
      </PartBoundary>
      {status === "signed_out" && <SignIn backOffice={backOffice} t={t} isAgain email={user.email} />}
      {factor && (
        <PartBoundary renderFailure={({ retry }) => <Unreachable t={t} onRetry={retry} />}>
          <Suspense fallback={null}>{factor}</Suspense>
        </PartBoundary>
      )}
    </>
  );
}
