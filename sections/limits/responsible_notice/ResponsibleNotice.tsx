import { useSettings, useT, useText, useViewer } from "../../../src/kit/session/hooks";
import { leastAgeIn } from "../../../src/kit/session/market_demands";
import { ButtonLink } from "../../../src/kit/ui/Button";
import { Icon } from "../../../src/kit/ui/Icon";
import { RichText } from "../../../src/kit/ui/rich_text/RichText";
import type { SectionProps } from "../../define_section";
import css from "./ResponsibleNotice.module.css";
import type { Props } from "./schema";

/** Who may play, that play can become too much, and where there is help (S-2.44). */
export function ResponsibleNotice({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const body = text(props.body);
  const years = leastAgeIn(useSettings(), useViewer().country);
  return (
    <section {...root} className={css.notice}>
      <span className={css.age} aria-label={t("shell.care.age", { years })} role="img">
        {years}+
      </span>
      <div className={css.words}>
        <h2>{text(props.title) || t("shell.care.title")}</h2>
        {body ? <RichText html={body} /> : <p>{t("shell.care.text")}</p>}
      </div>
      {props.links.length > 0 && (
        <ul className={css.links}>
          {props.links.map(({ title, url, iconUrl }, index) => (
            <li key={index}>
              <ButtonLink href={url}>
                {iconUrl && <Icon name={iconUrl} size={18} />}
                {text(title)}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
