import { askedPart } from "../features/common/asked_part/asked_part";
import { useT } from "../kit/session/hooks";
import { MenuEntry } from "./MenuEntry";
import css from "./StudiosEntry.module.css";

const ProviderSearch = askedPart(() => import("../features/games/provider_search/ProviderSearch"), {
  look: "place",
  waiting: <div className={css.pending} />,
});

/** Unfolds a search of studios (L-2.46). */
export function StudiosEntry() {
  const t = useT();
  return (
    <MenuEntry title={t("menus.studios.title")} url="" icon="layers">
      <ProviderSearch />
    </MenuEntry>
  );
}
