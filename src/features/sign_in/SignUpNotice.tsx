import { useT } from "../../session/hooks";
import { ButtonLink } from "../../ui/Button";
import { demoAccounts, demoPassword } from "./demo_accounts";
import css from "./SignUpNotice.module.css";

/** Registration opens later; until then the demo's accounts let anybody look around. */
export default function SignUpNotice({ isInDialog = false }: { isInDialog?: boolean }) {
  const t = useT();
  return (
    <div className={css.notice}>
      <p>{t("sign_in.sign_up.text")}</p>
      <dl className={css.accounts}>
        {demoAccounts.map(({ name, email }) => (
          <div key={email}>
            <dt>{t(`sign_in.sign_up.accounts.${name}`)}</dt>
            <dd>{email}</dd>
          </div>
        ))}
        <div>
          <dt>{t("sign_in.sign_up.password")}</dt>
          <dd>{demoPassword}</dd>
        </div>
      </dl>
      {isInDialog && (
        <ButtonLink href="?modal=login" look="primary" isWide data-autofocus="">
          {t("sign_in.sign_up.to_sign_in")}
        </ButtonLink>
      )}
    </div>
  );
}
