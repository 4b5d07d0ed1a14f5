import { useSettings, useT, useUser } from "../../../kit/session/hooks";
import { usePageAddress } from "../../../kit/session/use_page_address";
import { ButtonLink } from "../../../kit/ui/Button";
import { Dialog } from "../../../kit/ui/Dialog";
import { StatusPicture } from "../../../kit/ui/StatusPicture";
import { useAreDocumentsInReview } from "../../care/documents/use_are_documents_in_review";
import { ResendVerification } from "../../accounts/profile/ResendVerification";
import css from "./WithdrawalDialog.module.css";
import { type WithdrawalObstacle, withdrawalObstacle } from "./withdrawal_obstacle";

/** Where each condition is met; an e-mail address is verified from the profile. */
const wayOut = { kyc: "verification", email: "profile", wager: "casino", deposit: "deposit" } as const satisfies Record<
  WithdrawalObstacle,
  string
>;

/** Says what is in the way of a withdrawal, and leads there (C-6.16). Nothing where nothing is. */
export default function WithdrawalDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const addressOf = usePageAddress();
  const settings = useSettings();
  const user = useUser();
  const obstacle = user && withdrawalObstacle(user, settings);
  const isInReview = useAreDocumentsInReview(obstacle === "kyc");
  if (!obstacle) return null;
  const words = isInReview ? "progress" : obstacle;
  return (
    <Dialog title={t(`withdrawal.${words}.title`)} closeLabel={t("frame.close")} onClose={onClose}>
      <div className={css.body}>
        <StatusPicture name="question" />
        <p>{t(`withdrawal.${words}.text`)}</p>
        {obstacle === "email" && <ResendVerification email={user.email} isWide />}
        <ButtonLink href={addressOf(wayOut[obstacle])} look={obstacle === "email" ? "quiet" : "primary"} isWide data-autofocus="">
          {t(`withdrawal.${words}.action`)}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
