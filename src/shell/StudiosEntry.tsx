import { lazy, Suspense } from "react";
import { useT } from "../session/hooks";
import { MenuEntry } from "./MenuEntry";
import css from "./StudiosEntry.module.css";

const ProviderSearch = lazy(() => import("../features/provider_search/ProviderSearch"));

/** Unfolds a search of studios (L-2.46). */
export function StudiosEntry() {
  const t = useT();
  return (
    <MenuEntry title={t("menus.studios.title")} url="" icon="layers">
      <Suspense fallback={<div className={css.pending} />}>
        <ProviderSearch />
      </Suspense>
    </MenuEntry>
  );
}
