import { useQuery } from "@tanstack/react-query";
import { getLinkRequest } from "../../../../schemas/api/social";
import { useApi, useT } from "../../../kit/session/hooks";
import { Button } from "../../../kit/ui/Button";
import { Dialog } from "../../../kit/ui/Dialog";
import { FormProblem } from "../../../kit/ui/form/FormProblem";
import { Skeleton } from "../../../kit/ui/Skeleton";
import { LinkForm } from "./LinkForm";
import css from "./SocialSignIn.module.css";
import { stepProblem } from "./step_problem";
import { TermsForm } from "./TermsForm";
import type { StepProps } from "./step_props";

interface Props extends Omit<StepProps, "email"> {
  onClose: () => void;
}

/** What is asked between the other provider's sign-in and ours: the account's password or code (C-4.44), or consent to the terms. */
export default function SocialStep({ linkedAccountUuid, onSignedIn, onClose }: Props) {
  const t = useT();
  const api = useApi();
  const { data, error } = useQuery({
    ...api.query(getLinkRequest, { query: { linkedAccountUuid } }),
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const step = data?.data;
  const name = step?.waitsFor === "consent" ? "terms" : "link";
  return (
    <Dialog title={t(`social.${name}.title`)} closeLabel={t("social.close")} onClose={onClose}>
      {error ? (
        <div className={css.step}>
          <FormProblem>{t(stepProblem(error))}</FormProblem>
          <Button isWide onClick={onClose}>
            {t("social.back")}
          </Button>
        </div>
      ) : !step ? (
        <Skeleton height="180px" />
      ) : step.waitsFor === "consent" ? (
        <TermsForm linkedAccountUuid={linkedAccountUuid} email={step.email} onSignedIn={onSignedIn} />
      ) : (
        <LinkForm
          linkedAccountUuid={linkedAccountUuid}
          email={step.email}
          isLinked={step.waitsFor === "second_factor"}
          passkey={step.passkey}
          onSignedIn={onSignedIn}
        />
      )}
    </Dialog>
  );
}
