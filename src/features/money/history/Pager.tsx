import { useGo, useLanguage, useT } from "../../../kit/session/hooks";
import { formatNumber } from "../../../kit/ui/format";
import { ChevronLeft, ChevronRight } from "../../../kit/ui/icons";
import { unlessOff } from "../../../kit/ui/unless_off";
import { historyAddress } from "./history_filter";
import css from "./Pager.module.css";
import { pageNumbers } from "./page_numbers";

interface Props {
  page: number;
  /** Rows on a page, and of all pages together. */
  limit: number;
  count: number;
}

/** Which rows of how many are shown, and the ways to the others; nothing where one page holds all. */
export function Pager({ page, limit, count }: Props) {
  const t = useT();
  const go = useGo();
  const language = useLanguage();
  const pages = Math.max(1, Math.ceil(count / limit));
  const number = (value: number) => formatNumber(value, language);
  const turn = (to: number) => go(historyAddress({ page: to }));
  return (
    <div className={css.pager}>
      <p>
        {t("history.range", {
          from: number(Math.min(count, (page - 1) * limit + 1)),
          to: number(Math.min(count, page * limit)),
          all: number(count),
        })}
      </p>
      {pages > 1 && (
        <nav aria-label={t("history.pages.label")}>
          <button type="button" aria-label={t("history.pages.earlier")} {...unlessOff(page <= 1, () => turn(page - 1))}>
            <ChevronLeft size={18} aria-hidden="true" />
          </button>
          {pageNumbers(page, pages).map((shown, place) =>
            shown === null ? (
              <span key={`gap ${place}`} aria-hidden="true">
                …
              </span>
            ) : (
              <button
                key={shown}
                type="button"
                aria-label={t("history.pages.page", { page: number(shown) })}
                aria-current={shown === page ? "page" : undefined}
                onClick={() => turn(shown)}
              >
                {number(shown)}
              </button>
            ),
          )}
          <button type="button" aria-label={t("history.pages.later")} {...unlessOff(page >= pages, () => turn(page + 1))}>
            <ChevronRight size={18} aria-hidden="true" />
          </button>
        </nav>
      )}
    </div>
  );
}
