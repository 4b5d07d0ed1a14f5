import { useLanguage, useT, useUser } from "../../../../kit/session/hooks";
import { usePageAddress } from "../../../../kit/session/use_page_address";
import { Button, ButtonLink } from "../../../../kit/ui/Button";
import { Dialog } from "../../../../kit/ui/Dialog";
import { formatDate } from "../../../../kit/ui/format";
import { ResendVerification } from "../../../accounts/profile/ResendVerification";
import { depositErrorText, type WayOut, waysOut } from "../deposit_errors";
import css from "./ReplaceBonusDialog.module.css";
import type { StartProblem } from "./use_start_deposit";

interface Props {
  problem: StartProblem;
  currency: string;
  /** The code stands beside the words (C-8.10). */
  showsCode?: boolean;
  /** Null where it was only read. */
  onClose: (way: WayOut | null) => void;
}

/** Why a deposit did not start, and the ways on (C-4.14, C-8.01 to C-8.05). */
export default function StartProblemDialog({ problem, currency, showsCode, onClose }: Props) {
  const t = useT();
  const addressOf = usePageAddress();
  const user = useUser();
  const text = useProblemText(problem, currency);
  const pageError = problem.kind === "failed" && problem.failure.kind === "page" ? problem.failure.error : null;
  const ways =
    problem.kind === "refused"
      ? waysOut(problem.refusal.code)
      : problem.failure.kind === "unified"
        ? (["try_again", "other_method"] as const)
        : pageError === "IDENTITY_REQUIRED"
          ? (["documents"] as const)
          : [];
  const needsEmail = pageError === "REQUIRED_EMAIL_VERIFICATION";
  return (
    <Dialog title={t("deposit.error.message.title")} closeLabel={t("frame.close")} onClose={() => onClose(null)}>
      <div className={css.body}>
        <p>{text}</p>
        {showsCode && problem.kind === "refused" && <p>{t("deposit.error.code", { code: problem.refusal.code })}</p>}
        {needsEmail && user && <ResendVerification email={user.email} isWide />}
        <div className={css.ways}>
          {ways.map((way, place) =>
            way === "limits" || way === "documents" ? (
              <ButtonLink key={way} href={addressOf(way === "limits" ? "limits" : "verification")} isWide>
                {t(`deposit.way.${way}`)}
              </ButtonLink>
            ) : (
              <Button key={way} isWide look={place === 0 ? "primary" : "quiet"} onClick={() => onClose(way)}>
                {t(`deposit.way.${way}`)}
              </Button>
            ),
          )}
          {ways.length === 0 && (
            <Button isWide look={needsEmail ? "quiet" : "primary"} onClick={() => onClose(null)}>
              {t("deposit.way.close")}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function useProblemText(problem: StartProblem, currency: string): string {
  const t = useT();
  const language = useLanguage();
  if (problem.kind === "refused") return depositErrorText({ ...problem.refusal, currency }, t);
  const { failure } = problem;
  switch (failure.kind) {
    case "excluded":
      return failure.until === null
        ? t("user.self_exclusion.permanent.notice")
        : t("user.self_exclusion.notice", {
            date: formatDate(failure.until, language, { dateStyle: "long", timeStyle: "short" }),
          });
    case "page":
      return t(`deposit.error.${failure.error}`);
    case "message":
      return failure.message;
    default:
      return t("deposit.error.message.UNIFIED_ERROR");
  }
}
