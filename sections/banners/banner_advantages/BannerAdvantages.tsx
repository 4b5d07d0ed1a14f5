import { useText } from "../../../src/kit/session/hooks";
import { useLink } from "../../../src/kit/session/use_link";
import { Icon } from "../../../src/kit/ui/Icon";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import css from "./BannerAdvantages.module.css";
import type { Props } from "./schema";

/** What speaks for the house, in a row of tiles (S-1.16). */
export function BannerAdvantages({ props, root }: SectionProps<Props>) {
  const text = useText();
  const link = useLink();
  return (
    <section {...root} className={css.section}>
      <SectionHead title={text(props.title)} />
      <ul className={css.tiles}>
        {props.items.map((item, index) => (
          <li key={index} className={css.tile}>
            {item.icon && (
              <span className={css.icon}>
                <Icon name={item.icon} size={24} />
              </span>
            )}
            <h3>{item.link?.url ? <a {...link(item.link)}>{text(item.title)}</a> : text(item.title)}</h3>
            {text(item.text) && <p>{text(item.text)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
