import { CircleAlert } from "lucide-react";
import { viewerKinds } from "../../../../schemas/viewer";
import { type Analysis, isNobody, isOpenAt, type Seen, type Subject } from "../../../../src/layout/analyse/analysis";
import { countCountries } from "../../../../src/layout/analyse/country_classes";
import { kindBit } from "../../../../src/layout/analyse/viewer_kinds";
import { editorLocale } from "../../../words/editor_locale";
import { Pill } from "../../../parts/Pill";
import { useT, useWorkplace } from "../../../workplace/use_editor";

/** How many of all viewers see it. */
export function Share({ subject, analysis, at }: { subject: Subject; analysis: Analysis; at: number }) {
  const t = useT();
  const { language } = useWorkplace();
  if (isNobody(subject.seen)) {
    return (
      <Pill tone="bad">
        <CircleAlert size={12} aria-hidden="true" /> {t("matrix.nobody")}
      </Pill>
    );
  }
  if (!isOpenAt(subject.seen, at)) return <span>{t("matrix.not_now")}</span>;
  const format = new Intl.NumberFormat(editorLocale(language), { style: "percent", maximumFractionDigits: 1 });
  return <span>{format.format(shareOf(subject.seen, analysis))}</span>;
}

/** Of all kinds of viewers in all countries that are known. */
function shareOf({ kinds, countries }: Seen, analysis: Analysis) {
  const own = viewerKinds.filter((kind) => kinds & kindBit(kind)).length * countCountries(countries, analysis);
  return own / (viewerKinds.length * countCountries(analysis.all, analysis));
}
