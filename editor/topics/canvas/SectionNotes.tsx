import { CircleAlert, Stamp } from "lucide-react";
import { useStore } from "zustand";
import type { Finding } from "../../../schemas/finding";
import { later } from "../../workplace/fetch_when_idle";
import { useT, useWorkplace } from "../../workplace/use_editor";
import css from "./Overlay.module.css";
import { isSample, notedFindings, stateIn } from "./noted_findings";

const loadGoToFinding = later(() => import("../../fields/go_to_finding"));

/** As high as its style makes it. */
const noteHeight = 24;

/** At the foot of each section that names what is missing, closed or hidden, or holds samples: what, and the way to its field. */
export function SectionNotes() {
  const t = useT();
  const workplace = useWorkplace();
  const boxes = useStore(workplace.canvas, (state) => state.noted);
  const findings = useStore(workplace.check.store, (state) => state.findings);
  const goTo = (finding: Finding) =>
    loadGoToFinding().then(
      ({ goToFinding }) => goToFinding(workplace, finding),
      () => workplace.notices.toast({ words: t("part.not_fetched") }),
    );
  return boxes.map(({ id, box: { x, y, width, height } }) => {
    const all = notedFindings(findings, id);
    const own = all.filter((finding) => !isSample(finding));
    const first = own[0] ?? all[0];
    if (!first) return null;
    const Icon = isSample(first) ? Stamp : CircleAlert;
    const words = isSample(first) ? t("canvas.samples") : t(`canvas.reference.${stateIn(first)}`, { id: first.values["id"] });
    return (
      <button
        key={id}
        type="button"
        className={css.note}
        style={{ left: x, top: y + height - noteHeight, maxWidth: width }}
        data-severity={first.severity}
        onClick={() => void goTo(first)}
      >
        <Icon size={14} aria-hidden="true" />
        <span>{own.length > 1 ? t("canvas.reference.more", { words, count: own.length - 1 }) : words}</span>
      </button>
    );
  });
}
