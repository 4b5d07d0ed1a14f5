import type { User } from "../../../schemas/user";
import { useT } from "../../../src/session/hooks";
import { usePageAddress } from "../../../src/session/use_page_address";
import { ButtonLink } from "../../../src/ui/Button";
import { Icon } from "../../../src/ui/Icon";
import { AccountCard } from "../AccountCard";

const tones = { APPROVED: "good", PENDING: "waiting", REJECTED: "bad" } as const;

/** Whether it is known who somebody is, and what to do about it (S-2.04). */
export function DocumentsCard({ user: { kycStatus }, title }: { user: Pick<User, "kycStatus">; title?: string }) {
  const t = useT();
  const addressOf = usePageAddress();
  const isApproved = kycStatus === "APPROVED";
  return (
    <AccountCard
      icon={<Icon name="badge-check" />}
      title={title || t("account.documents.title")}
      status={{ tone: tones[kycStatus], words: t(`account.documents.${kycStatus}.status`) }}
      actions={
        <ButtonLink href={addressOf("verification")} look={isApproved ? "quiet" : "primary"}>
          {t(isApproved ? "account.documents.see" : "account.documents.verify")}
        </ButtonLink>
      }
    >
      <p>{t(`account.documents.${kycStatus}.text`)}</p>
    </AccountCard>
  );
}
