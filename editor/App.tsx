import type { TFunction } from "i18next";
import { useStore } from "zustand";
import type { Language } from "../schemas/text";
import { OpenEditor } from "./OpenEditor";
import { type BackOffice, isBackOfficeUser } from "./sign_in/back_office";
import { NoAccess } from "./sign_in/NoAccess";
import { SignIn } from "./sign_in/SignIn";
import { Unreachable } from "./sign_in/Unreachable";

/** The editor, for whoever may use it; the others are asked to sign in. */
export function App({ backOffice, t, language }: { backOffice: BackOffice; t: TFunction; language: Language }) {
  const { status, user } = useStore(backOffice.store);
  if (status === "unreachable") return <Unreachable t={t} onRetry={() => void backOffice.check()} />;
  if (status === "checking") return null;
  if (!user) return <SignIn backOffice={backOffice} t={t} />;
  if (!isBackOfficeUser(user)) return <NoAccess backOffice={backOffice} t={t} user={user} />;
  return (
    <>
      <OpenEditor backOffice={backOffice} user={user} t={t} language={language} />
      {status === "signed_out" && <SignIn backOffice={backOffice} t={t} isAgain email={user.email} />}
    </>
  );
}
