import { useState } from "react";
import { askedPart } from "../../../src/features/common/asked_part/asked_part";
import { useT } from "../../../src/kit/session/hooks";
import { Icon } from "../../../src/kit/ui/Icon";
import { ChevronDown } from "../../../src/kit/ui/icons";
import css from "../menu_entries/Menu.module.css";

const ProviderSearch = askedPart(() => import("../../../src/features/games/provider_search/ProviderSearch"), { look: "place" });

/** Unfolds a search of studios; its code comes when somebody does. */
export function MenuStudios() {
  const t = useT();
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className={css.unfolding} onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}>
      <summary className={css.entry}>
        <Icon name="layers" />
        {t("menus.studios.title")}
        <ChevronDown className={css.chevron} size={16} aria-hidden="true" />
      </summary>
      <div className={`${css.inner} ${css.studios}`}>{wasOpened && <ProviderSearch />}</div>
    </details>
  );
}
