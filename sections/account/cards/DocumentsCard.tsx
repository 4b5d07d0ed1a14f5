import type { User } from "../../../schemas/user";
import { useT } from "../../../src/kit/session/hooks";
import { usePageAddress } from "../../../src/kit/session/use_page_address";
import { ButtonLink } from "../../../src/kit/ui/Button";
import { Icon } from "../../../src/kit/ui/Icon";
import { AccountCard } from "../AccountCard";

const tones = { APPROVED: "good", PENDING: "waiting", REJECTED: "bad", OTHER: "waiting" } as const;

/** Whether it is known who somebody is, and what to do about it: confirmed, requested or rejected, and in review for anything else (S-2.04, C-4.53). */
export function DocumentsCard({ user, title }: { user: Pick<User, "kycStatus">; title?: string }) {
  const t = useT();
  const addressOf = usePageAddress();
  const kycStatus = Object.hasOwn(tones, user.kycStatus) ? user.kycStatus : "OTHER";
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
