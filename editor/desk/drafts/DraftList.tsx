import { type ComponentType, useState } from "react";
import { Button } from "../../parts/Button";
import { SearchField } from "../../parts/SearchField";
import { editorLocale } from "../../words/editor_locale";
import { goTo, useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { Note } from "../frame/Note";
import { NotYet } from "../frame/NotYet";
import { FilterChoice } from "../list/filters";
import css from "../list/list.module.css";
import { useSearch } from "../list/use_search";
import { ViewHead } from "../list/ViewHead";
import type { Topic } from "./topics";
import { type DraftRow, DraftTable } from "./DraftTable";

interface Props {
  topic: Topic;
  /** What is asked for; its rows are undefined until then. */
  answer: { data: unknown; isError: boolean; refetch: () => unknown };
  rows: readonly DraftRow[] | undefined;
  states: readonly string[];
  /** What the column of names is called, and those after the state. */
  nameColumn: string;
  columns: readonly { name: string; look?: "number" | "amount" }[];
  /** Makes a new one. */
  Dialog: ComponentType<NewProps>;
}

export interface NewProps {
  /** The keys that are taken. */
  known: readonly string[];
  onClose: () => void;
}

/** What is edited as drafts: searched, by state, opened, made. */
export function DraftList({ topic, answer, rows: all = [], states, nameColumn, columns, Dialog }: Props) {
  const { t, language } = useDesk();
  const address = useDeskAddress();
  const { search, typed, setTyped } = useSearch();
  const [isNew, setIsNew] = useState(false);
  const desk = `${topic}s`;
  const wanted = search.trim().toLocaleLowerCase(editorLocale(language));
  const rows = all.filter(
    ({ name, about, state }) =>
      (!address["state"] || state === address["state"]) &&
      `${name} ${about}`.toLocaleLowerCase(editorLocale(language)).includes(wanted),
  );
  return (
    <>
      <ViewHead title={t(`desk.${desk}.title`)} lead={t(`${topic}.lead`)}>
        <Button look="fill" size="large" onClick={() => setIsNew(true)}>
          {t(`${topic}.new.verb`)}
        </Button>
      </ViewHead>
      {all.length > 0 && (
        <div className={css.tools}>
          <SearchField label={t("promotion.search")} value={typed} onChange={setTyped} />
          <FilterChoice
            name="state"
            label={t("desk.column.state")}
            options={states.map((state) => [state, t(`${topic}.state.${state}`)])}
          />
        </div>
      )}
      <div className={css.list}>
        <NotYet answer={answer} />
        {answer.data !== undefined && all.length === 0 && (
          <Note title={t(`${topic}.none`)} lead={t("promotion.none_lead")}>
            <Button look="line" onClick={() => setIsNew(true)}>
              {t(`${topic}.new.verb`)}
            </Button>
          </Note>
        )}
        {all.length > 0 && rows.length === 0 && (
          <Note title={t("desk.nothing_found")}>
            <Button
              look="line"
              onClick={() => {
                setTyped("");
                goTo({ desk }, { replace: true });
              }}
            >
              {t("desk.show_all")}
            </Button>
          </Note>
        )}
        {rows.length > 0 && <DraftTable topic={topic} rows={rows} nameColumn={nameColumn} columns={columns} />}
      </div>
      {isNew && <Dialog known={all.map(({ key }) => key)} onClose={() => setIsNew(false)} />}
    </>
  );
}
