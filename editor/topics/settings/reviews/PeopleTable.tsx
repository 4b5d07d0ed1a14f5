import type { Review, ReviewedPerson } from "../../../../schemas/api/reviews";
import { momentWords } from "../../../explain/save_words";
import { useT, useWorkplace } from "../../../workplace/use_editor";
import css from "./Reviews.module.css";

const rows = ["name", "dateOfBirth", "address", "email", "phone", "countryCode"] as const satisfies (keyof ReviewedPerson)[];

const plain = (text: string | null) => (text ?? "").trim().toLowerCase();

/** The account beside those of excluded people that it is like, row by row; what is the same is marked, in words for who can't see it. */
export function PeopleTable({ review: { person, alike } }: { review: Review }) {
  const t = useT();
  const { language } = useWorkplace();
  return (
    <div className={css.table} tabIndex={0} role="group" aria-label={t("reviews.comparison")}>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t("reviews.this_account")}</th>
            {alike.map(({ userId, excludedUntil, closedAt }) => (
              <th key={userId} scope="col">
                {t(closedAt ? "reviews.closed_account" : "reviews.excluded_account")}
                {closedAt && <small>{momentWords(closedAt, language)}</small>}
                {excludedUntil && <small>{t("reviews.until", { at: momentWords(excludedUntil, language) })}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{t(`reviews.row.${row}`)}</th>
              <td>{person[row] ?? "–"}</td>
              {alike.map((other) => {
                const isSame = plain(person[row]) !== "" && plain(person[row]) === plain(other[row]);
                return (
                  <td key={other.userId} data-same={isSame}>
                    {other[row] ?? "–"}
                    {isSame && <small>{t("reviews.same")}</small>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
