import { useLanguage, useT } from "../../../kit/session/hooks";
import { askedPart } from "../../common/asked_part/asked_part";
import { Button } from "../../../kit/ui/Button";
import { formatDate } from "../../../kit/ui/format";
import { FormProblem } from "../../../kit/ui/form/FormProblem";
import { GoogleMark } from "./GoogleMark";
import { WithdrawAccess } from "../sign_in/WithdrawAccess";
import css from "./SocialSignIn.module.css";
import { useSocialSignIn } from "./use_social_sign_in";

const SocialStep = askedPart(() => import("./SocialStep"), { look: "over" });

/** Opens the other provider's window, says why that led nowhere, and asks what is to be asked after it. */
export default function ProviderButton({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useT();
  const language = useLanguage();
  const { begin, isBusy, problem, asked, leave } = useSocialSignIn(onSignedIn);
  const until = problem?.until ? formatDate(problem.until, language, { dateStyle: "long" }) : undefined;
  return (
    <div className={css.social}>
      <p className={css.or}>{t("social.or")}</p>
      {problem && <FormProblem>{t(until ? `${problem.key}_until` : problem.key, { until })}</FormProblem>}
      {problem?.ticket && <WithdrawAccess ticket={problem.ticket} />}
      <Button isWide busy={isBusy && t("social.waiting")} onClick={() => void begin()}>
        <GoogleMark />
        {t("social.button")}
      </Button>
      {asked && <SocialStep linkedAccountUuid={asked} onSignedIn={onSignedIn} onClose={leave} />}
    </div>
  );
}
