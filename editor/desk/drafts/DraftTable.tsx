import type { ReactNode } from "react";
import { goTo } from "../address";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import { Chip } from "../list/parts";
import { exactMoment } from "../list/words";
import type { Topic } from "./topics";

export interface DraftRow {
  id: number;
  /** The part of its address, which no other has. */
  key: string;
  name: string;
  /** What stands under the name, and is searched too. */
  about: string;
  state: string;
  chip: ReactNode;
  version: number;
  hasDraft: boolean;
  publishAt: string | null;
  /** What stands in the columns after name and state. */
  cells: readonly ReactNode[];
}

interface Props {
  topic: Topic;
  rows: readonly DraftRow[];
  /** What the column of names is called, and those after the state. */
  nameColumn: string;
  columns: readonly { name: string; look?: "number" | "amount" }[];
}

export function DraftTable({ topic, rows, nameColumn, columns }: Props) {
  const { t, language } = useDesk();
  const desk = `${topic}s`;
  return (
    <table className={css.q}>
      <caption className="visually-hidden">{t(`desk.${desk}.title`)}</caption>
      <thead>
        <tr>
          <th scope="col">{nameColumn}</th>
          <th scope="col">{t("desk.column.state")}</th>
          {columns.map(({ name, look }) => (
            <th key={name} scope="col" className={look && css.number}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, about, chip, version, hasDraft, publishAt, cells }) => {
          const to = { desk, [topic]: String(id) };
          return (
            <tr key={id} onClick={() => goTo(to)}>
              <td>
                <button
                  type="button"
                  className={css.rowLink}
                  data-opens={id}
                  onClick={(event) => {
                    event.stopPropagation();
                    goTo(to);
                  }}
                >
                  {name}
                </button>
                <small>{about}</small>
              </td>
              <td>
                {chip} {hasDraft && version > 0 && <Chip tone="warn">{t("promotion.not_published")}</Chip>}
                {publishAt && <small>{t("promotion.planned_for", { at: exactMoment(publishAt, language) })}</small>}
              </td>
              {columns.map(({ name: column, look }, index) => (
                <td key={column} className={look && css[look]} data-column={column}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
