import { ChevronLeft, ChevronRight, CircleAlert, CircleCheck, TriangleAlert, X } from "lucide-react";
import { Button } from "../../parts/Button";
import { IconButton } from "../../parts/IconButton";
import { useCheck, useShow, useT, useWorkplace } from "../../workplace/use_editor";
import css from "./FindingBar.module.css";
import { findingWords } from "../../explain/finding_words";
import { goToFinding } from "../../fields/go_to_finding";
import { isBlocking, keyOf } from "../../workplace/checking/page_check";

/** While somebody goes from finding to finding: where they are, the next one, and the way back to all. */
export default function FindingBar() {
  const t = useT();
  const show = useShow();
  const workplace = useWorkplace();
  const findings = useCheck((state) => state.findings) ?? [];
  const walkingTo = useCheck((state) => state.walkingTo);
  const index = findings.findIndex((finding) => keyOf(finding) === walkingTo);
  const finding = findings[index];
  const next = findings[index + 1] ?? findings.find((each) => keyOf(each) !== walkingTo);
  const previous = index > 0 ? findings[index - 1] : undefined;
  const Icon = !finding ? CircleCheck : isBlocking(finding) ? CircleAlert : TriangleAlert;
  const tone = !finding ? "good" : isBlocking(finding) ? "bad" : "warn";
  const leave = () => workplace.check.walkTo(null);

  function goBack() {
    leave();
    show({ dialog: "publish" });
  }

  return (
    <section className={css.bar} aria-label={t("check.bar")}>
      <p className={css.words} role="status">
        <Icon size={16} data-tone={tone} aria-hidden="true" />
        <span>{finding ? findingWords(t, finding, workplace.language).title : t("check.solved")}</span>
        {finding && <small>{t("check.position", { number: index + 1, total: findings.length })}</small>}
      </p>
      <span className={css.verbs}>
        <IconButton
          label={t("check.previous")}
          isDisabled={!previous}
          onClick={() => previous && goToFinding(workplace, previous)}
        >
          <ChevronLeft size={16} />
        </IconButton>
        <IconButton label={t("check.next")} isDisabled={!next} onClick={() => next && goToFinding(workplace, next)}>
          <ChevronRight size={16} />
        </IconButton>
        <Button look="line" onClick={goBack}>
          {t("check.back")}
        </Button>
        <IconButton label={t("editor.close")} onClick={leave}>
          <X size={16} />
        </IconButton>
      </span>
    </section>
  );
}
