import { SearchField } from "../../../src/features/games/game_search/SearchField";
import { useText } from "../../../src/kit/session/hooks";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import css from "./SearchBox.module.css";
import type { Props } from "./schema";

/** Finds games and studios while somebody types (S-2.77). */
export function SearchBox({ props, root }: SectionProps<Props>) {
  const text = useText();
  return (
    <section {...root}>
      <SectionHead title={text(props.title)} />
      <div className={css.field}>
        <SearchField limits={props} isLarge />
      </div>
    </section>
  );
}
