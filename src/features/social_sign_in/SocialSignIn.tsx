import { lazy, Suspense } from "react";
import { useLanguage, useSettings, useT } from "../../session/hooks";
import { Button } from "../../ui/Button";
import { FormProblem } from "../../ui/form/FormProblem";
import { GoogleMark } from "./GoogleMark";
import css from "./SocialSignIn.module.css";
import { useSocialSignIn } from "./use_social_sign_in";

const SocialStep = lazy(() => import("./SocialStep"));

interface Props {
  /** Somebody is signed in. */
  onSignedIn: () => void;
}

/** Signing in with another provider, in a window of its own (C-2.32); nothing where none is offered (C-6.05). */
export function SocialSignIn(props: Props) {
  const { socialSignIn, domainId } = useSettings();
  return socialSignIn && !domainId ? <OfferedSocialSignIn {...props} /> : null;
}

function OfferedSocialSignIn({ onSignedIn }: Props) {
  const t = useT();
  const language = useLanguage();
  const { begin, isBusy, problem, asked, leave } = useSocialSignIn(onSignedIn);
  const until = problem?.until ? new Date(problem.until).toLocaleDateString(language, { dateStyle: "long" }) : undefined;
  return (
    <div className={css.social}>
      <p className={css.or}>{t("social.or")}</p>
      {problem && <FormProblem>{t(until ? `${problem.key}_until` : problem.key, { until })}</FormProblem>}
      <Button isWide busy={isBusy && t("social.waiting")} onClick={() => void begin()}>
        <GoogleMark />
        {t("social.button")}
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <SocialStep linkedAccountUuid={asked} onSignedIn={onSignedIn} onClose={leave} />
        </Suspense>
      )}
    </div>
  );
}
