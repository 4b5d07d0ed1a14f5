import { useQuery } from "@tanstack/react-query";
import { useGo, useLanguage, useT } from "../../../src/kit/session/hooks";
import { Button } from "../../../src/kit/ui/Button";
import { Dialog } from "../../../src/kit/ui/Dialog";
import { formatNumber } from "../../../src/kit/ui/format";
import { nothingChosen } from "./chosen";
import { FacetLists } from "./FacetLists";
import { facetsQuery, hasChosen } from "./facets_query";
import type { OpenFilter } from "./open_filter";
import css from "./FilterSheet.module.css";

/** All choices over the page, on phones; each is in force at once, and the button says how many games are left. */
export default function FilterSheet({ label, facets, source, context, onClose }: OpenFilter) {
  const t = useT();
  const go = useGo();
  const language = useLanguage();
  const { data } = useQuery(facetsQuery(source, context));
  const count = data?.facets.count;
  return (
    <Dialog title={label} closeLabel={t("filters.close")} onClose={onClose}>
      <FacetLists facets={facets} source={source} context={context} />
      <footer className={css.foot}>
        {hasChosen(context) && <Button onClick={() => go(nothingChosen)}>{t("filters.clear_all")}</Button>}
        <Button look="primary" isWide onClick={onClose}>
          {count === 0
            ? t("filters.show_none")
            : t("filters.show", { count: count ?? 2, number: count === undefined ? "…" : formatNumber(count, language) })}
        </Button>
      </footer>
    </Dialog>
  );
}
