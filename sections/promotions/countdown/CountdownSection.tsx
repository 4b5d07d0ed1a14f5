import { useClock } from "../../../src/kit/session/use_clock";
import { useLanguage, useT, useText } from "../../../src/kit/session/hooks";
import { Countdown } from "../../../src/kit/ui/Countdown";
import { countdownAt } from "../../../src/kit/ui/countdown";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import css from "./CountdownSection.module.css";
import type { Props } from "./schema";

/** The time until something begins, then until it ends (S-2.34, L-4.73, L-4.74). */
export function CountdownSection({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const state = countdownAt(useClock(), props.startAt ?? null, props.endAt ?? null);
  const label = text(props.labels[state.phase]) || t(`promotions.countdown.${state.phase}`);
  return (
    <section {...root} className={css.section}>
      <SectionHead title={text(props.title)} />
      <Countdown state={state} language={language} label={label} look="blocks" />
    </section>
  );
}
