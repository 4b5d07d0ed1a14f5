import { useText } from "../../../src/kit/session/hooks";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import css from "../Calendar.module.css";
import { DayStrip } from "../DayStrip";
import type { Props } from "./schema";

/** The next days with a countdown to each; the one that is chosen is in the address, where calendars of the page read it (S-2.32, L-2.85). */
export function CalendarStrip({ props, root }: SectionProps<Props>) {
  const text = useText();
  return (
    <section {...root} className={css.section}>
      <SectionHead title={text(props.title)} />
      <DayStrip days={props.days} />
    </section>
  );
}
