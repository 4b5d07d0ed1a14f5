import { useRoute, useT, useText, useViewer } from "../../../src/kit/session/hooks";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import css from "../menu_entries/Menu.module.css";
import { MenuEntries } from "../menu_entries/MenuEntries";
import { MenuSearch } from "./MenuSearch";
import { MenuStudios } from "./MenuStudios";
import { visibleItems } from "../menu_entries/menu_items";
import type { Props } from "./schema";

/** A configured list of links (S-1.25), each for whom it is meant. */
export function Menu({ props, root, id }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const route = useRoute();
  const { session } = useViewer();
  const { menuType, direction } = props;
  if (menuType === "none") return <section {...root} hidden />;
  const title = text(props.title);
  return (
    <section {...root} className={css.section}>
      <SectionHead title={title} />
      <nav className={css.menu} data-type={menuType} data-direction={direction} aria-label={title || t(`menu.${menuType}`)}>
        {menuType === "search" && (
          <>
            <MenuSearch />
            <MenuStudios />
          </>
        )}
        <ul className={css.entries}>
          <MenuEntries
            items={visibleItems(props.items, session)}
            isVertical={direction === "vertical"}
            route={route}
            group={`menu-${id}`}
          />
        </ul>
      </nav>
    </section>
  );
}
