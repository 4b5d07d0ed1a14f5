import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { listBackOfficeGames } from "../../../../schemas/api/backoffice_games";
import { controls } from "../../../fields/controls";
import { type FieldServices, FieldServicesProvider } from "../../../fields/field_context";
import { createUpload } from "../../../fields/upload_asset";
import { Button } from "../../../parts/Button";
import { SearchField } from "../../../parts/SearchField";
import { useT, useWorkplace } from "../../../workplace/use_editor";
import { GameCard } from "./GameCard";
import { View } from "../../../parts/View";
import css from "./Games.module.css";

const pageSize = 24;

/** The games of the catalogue and their pictures, which can be replaced here one by one. */
export function Games() {
  const t = useT();
  const { api, language, accessToken } = useWorkplace();
  const queries = useQueryClient();
  const [typed, setTyped] = useState("");
  const [pageNo, setPageNo] = useState(0);
  const search = useDeferredValue(typed.trim());
  const query = api.query(listBackOfficeGames, { query: { search, pageNo, limit: pageSize } });
  const { data, isPending, isError, refetch } = useQuery({ ...query, placeholderData: keepPreviousData });
  const refresh = () => queries.invalidateQueries({ queryKey: [listBackOfficeGames.path] });
  const services = useMemo<FieldServices>(
    () => ({ t, language, api, controls, upload: createUpload(accessToken), sectionNames: () => [], goesOnWith: () => null }),
    [t, language, api, accessToken],
  );
  const pages = Math.max(1, Math.ceil((data?.games.count ?? 0) / pageSize));

  return (
    <FieldServicesProvider value={services}>
      <View title={t("games.title")} lead={t("games.lead")}>
        <div className={css.find}>
          <SearchField
            label={t("games.search")}
            value={typed}
            onChange={(next) => {
              setTyped(next);
              setPageNo(0);
            }}
          />
        </div>
        {isPending && <p role="status">{t("games.loading")}</p>}
        {isError && !data && (
          <p role="alert">
            {t("games.failed")}{" "}
            <Button look="line" onClick={() => void refetch()}>
              {t("editor.try_again")}
            </Button>
          </p>
        )}
        {data && data.games.rows.length === 0 && (
          <p className={css.none}>{search ? t("games.no_match", { search }) : t("games.none")}</p>
        )}
        {data && (
          <ul className={css.games}>
            {data.games.rows.map((game) => (
              <GameCard key={game.gameId} game={game} onChanged={refresh} />
            ))}
          </ul>
        )}
        {data && data.games.count > pageSize && (
          <nav className={css.pages} aria-label={t("games.pages")}>
            <Button size="large" isDisabled={pageNo === 0} onClick={() => setPageNo(pageNo - 1)}>
              {t("games.before")}
            </Button>
            <span role="status">{t("games.page", { page: pageNo + 1, pages, count: data.games.count })}</span>
            <Button size="large" isDisabled={pageNo + 1 >= pages} onClick={() => setPageNo(pageNo + 1)}>
              {t("games.next")}
            </Button>
          </nav>
        )}
      </View>
    </FieldServicesProvider>
  );
}
