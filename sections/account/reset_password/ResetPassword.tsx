import { useEffect, useState } from "react";
import { NewPasswordForm } from "../../../src/features/accounts/sign_in/NewPasswordForm";
import { ResetForm } from "../../../src/features/accounts/sign_in/ResetForm";
import { useGo, useRoute, useSettings, useT, useText, useViewer } from "../../../src/kit/session/hooks";
import type { SectionProps } from "../../define_section";
import css from "./ResetPassword.module.css";
import type { Props } from "./schema";

/** The way back into an account: asks for a link and, opened by one, for the new password (C-4.35, L-7.37). */
export function ResetPassword({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const go = useGo();
  const { session } = useViewer();
  const { loginOff } = useSettings();
  const inAddress = useRoute().search["token"];
  const [token, setToken] = useState(inAddress);
  if (inAddress && inAddress !== token) setToken(inAddress);
  useEffect(() => {
    if (inAddress) go("?token=", { replace: true }); // it opens nothing twice, and is nobody else's to read
  }, [inAddress, go]);

  const title = token ? t("sign_in.new_password.title") : text(props.title) || t("sign_in.reset.title");
  const lead = text(props.lead);
  return (
    <section {...root} className={css.place} data-alive={inAddress !== undefined || undefined}>
      <div className={css.card}>
        <h2>{title}</h2>
        {token ? (
          <NewPasswordForm token={token} onAnother={() => setToken(undefined)} />
        ) : (
          <>
            {lead && <p className={css.lead}>{lead}</p>}
            <ResetForm onOk={() => go("/")}>
              {session === "guest" && !loginOff && (
                <p className={css.other}>
                  <a href="?modal=login" rel="nofollow">
                    {t("sign_in.reset.to_login")}
                  </a>
                </p>
              )}
            </ResetForm>
          </>
        )}
      </div>
    </section>
  );
}
