import type { TFunction } from "i18next";
import { Lock } from "lucide-react";
import type { User } from "../../../schemas/user";
import { Button } from "../../parts/Button";
import { EmptyNote } from "../../parts/EmptyNote";
import type { BackOffice } from "../../workplace/back_office";
import css from "./SignIn.module.css";

/** A player's account has no business here. */
export function NoAccess({ backOffice, t, user }: { backOffice: BackOffice; t: TFunction; user: User }) {
  return (
    <main className={css.screen}>
      <EmptyNote
        icon={<Lock size={18} />}
        title={t("sign_in.no_access")}
        actions={
          <Button look="line" size="large" onClick={() => void backOffice.signOut().catch(() => backOffice.check())}>
            {t("sign_in.other_account")}
          </Button>
        }
      >
        {t("sign_in.no_access_lead", { email: user.email })}
      </EmptyNote>
    </main>
  );
}
