import { useT, useText } from "../../../src/kit/session/hooks";
import { LogoList } from "../../../src/kit/ui/LogoList";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import css from "./LogoStrip.module.css";
import type { Props } from "./schema";

/** How one can pay, and whose games there are (S-2.83, L-3.29). */
export function LogoStrip({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  return (
    <section {...root}>
      <SectionHead title={text(props.title)} />
      <div className={css.strip}>
        <LogoList look="framed" label={t("shell.payments")} logos={props.payments} text={text} />
        <LogoList look="plain" label={t("shell.providers")} logos={props.providers} text={text} />
      </div>
    </section>
  );
}
