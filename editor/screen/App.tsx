import type { TFunction } from "i18next";
import { useState } from "react";
import { useStore } from "zustand";
import type { Language } from "../../schemas/text";
import { OpenEditor } from "./OpenEditor";
import { PartBoundary } from "../parts/PartBoundary";
import { AllBroken } from "./sign_in/AllBroken";
import { type BackOffice, isBackOfficeUser } from "../workplace/back_office";
import { ChoosePassword } from "./sign_in/ChoosePassword";
import { NoAccess } from "./sign_in/NoAccess";
import { SetUpFactor } from "./sign_in/SetUpFactor";
import { SignIn } from "./sign_in/SignIn";
import { dropStaffLink, readStaffLink } from "./sign_in/staff_link";
import { Unreachable } from "./sign_in/Unreachable";

/** The editor, for whoever may use it; the others are asked to sign in. */
export function App({ backOffice, t, language }: { backOffice: BackOffice; t: TFunction; language: Language }) {
  const { status, user, isAtWork } = useStore(backOffice.store);
  const [link, setLink] = useState(() => readStaffLink(window));
  const [email, setEmail] = useState<string>();

  function handleLinkDone(of?: string) {
    dropStaffLink(window);
    setEmail(of);
    setLink(null);
  }

  if (link) return <ChoosePassword backOffice={backOffice} t={t} link={link} onDone={handleLinkDone} />;
  if (status === "unreachable") return <Unreachable t={t} onRetry={() => void backOffice.check()} />;
  if (status === "checking") return null;
  if (!user) return <SignIn backOffice={backOffice} t={t} email={email} />;
  if (!isBackOfficeUser(user)) return <NoAccess backOffice={backOffice} t={t} user={user} />;
  const factor = status === "factor_demanded" && <SetUpFactor backOffice={backOffice} t={t} user={user} isAgain={isAtWork} />;
  if (factor && !isAtWork) return factor;
  return (
    <>
      <PartBoundary renderFailure={({ retry }) => <AllBroken t={t} onRetry={retry} />}>
        <OpenEditor backOffice={backOffice} user={user} t={t} language={language} />
      </PartBoundary>
      {status === "signed_out" && <SignIn backOffice={backOffice} t={t} isAgain email={user.email} />}
      {factor}
    </>
  );
}
