import type { User } from "../../../schemas/user";
import { ResendVerification } from "../../../src/features/accounts/profile/ResendVerification";
import { useT } from "../../../src/kit/session/hooks";
import { usePageAddress } from "../../../src/kit/session/use_page_address";
import { ButtonLink } from "../../../src/kit/ui/Button";
import { Icon } from "../../../src/kit/ui/Icon";
import { AccountCard } from "../AccountCard";
import css from "./EmailCard.module.css";

/** Whether somebody's e-mail address is confirmed, and the way to have the link once more (S-2.05). */
export function EmailCard({
  user: { email, isEmailVerified },
  title,
}: {
  user: Pick<User, "email" | "isEmailVerified">;
  title?: string;
}) {
  const t = useT();
  const addressOf = usePageAddress();
  return (
    <AccountCard
      icon={<Icon name="mail" />}
      title={title || t("profile.verification.title")}
      status={{
        tone: isEmailVerified ? "good" : "waiting",
        words: t(isEmailVerified ? "profile.hints.verified" : "profile.hints.unverified"),
      }}
      actions={
        isEmailVerified ? (
          <ButtonLink href={addressOf("edit_profile")}>{t("profile.verification.change")}</ButtonLink>
        ) : (
          <ResendVerification email={email} isWide />
        )
      }
    >
      <p className={css.address}>{email}</p>
      {!isEmailVerified && <p>{t("profile.verification.text")}</p>}
    </AccountCard>
  );
}
