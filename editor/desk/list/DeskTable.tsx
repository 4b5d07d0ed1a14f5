import type { ReactNode } from "react";
import { goTo, useDeskAddress } from "../address";
import { NotYet } from "../frame/NotYet";
import css from "./list.module.css";
import { Pager } from "./parts";

interface Props<Row> {
  answer: { data: unknown; isError: boolean; refetch: () => unknown };
  /** What came of it. */
  page: { count: number; rows: readonly Row[] } | undefined;
  limit: number;
  /** What it lists, for whoever does not see it. */
  caption: string;
  /** Headings of the columns; one of numbers stands at its end. */
  columns: readonly (string | { number: string })[];
  /** In its place where it is empty. */
  none: ReactNode;
  isBusy?: boolean;
  /** A row of the table, with its key. */
  children: (row: Row) => ReactNode;
}

/** A list of the desk: on its way, failed, empty, or a table with the way to its other pages. Which page is in the address. */
export function DeskTable<Row>({ answer, page, limit, caption, columns, none, isBusy, children }: Props<Row>) {
  const address = useDeskAddress();
  if (!page) return <NotYet answer={answer} />;
  return (
    <>
      {page.rows.length === 0 ? (
        none
      ) : (
        <table className={css.q} aria-busy={isBusy}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) =>
                typeof column === "string" ? (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ) : (
                  <th key={column.number} scope="col" className={css.number}>
                    {column.number}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>{page.rows.map(children)}</tbody>
        </table>
      )}
      <Pager
        count={page.count}
        limit={limit}
        pageNo={pageOf(address)}
        onPage={(next) => goTo({ ...address, page: String(next), row: undefined })}
      />
    </>
  );
}

/** Which page of a list is open, the first one is 0. */
export const pageOf = (address: Readonly<Record<string, string>>): number => Number(address["page"]) || 0;
