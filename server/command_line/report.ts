import type { Imported, ImportPlan, PlannedPage } from "../../schemas/api/page_files";
import type { CheckedPage } from "./check_pages";

const lines = (...parts: (string | false | null | undefined)[]) => `${parts.filter(Boolean).join("\n")}\n`;
const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

/** What an import would change, a line for each page. */
export const planWords = (plan: ImportPlan) => lines(...plan.pages.map(pageWords), ...restWords(plan));

function pageWords({ what, id, route, takenBy, changes, unknownTypes, problems }: PlannedPage): string {
  const said = [
    what === "taken" && `its address belongs to ${takenBy?.id}`,
    what === "changed" && changes > 0 && many(changes, "change"),
    unknownTypes.length > 0 && `unknown types: ${unknownTypes.join(", ")}`,
    problems > 0 && `can not be published: ${many(problems, "finding")} of the check`,
  ].filter(Boolean);
  return `${what.padEnd(8)} ${id}  ${route}${said.length > 0 ? `  (${said.join("; ")})` : ""}`;
}

function restWords({ redirects, settings, pictures, missing }: ImportPlan) {
  return [
    redirects.new.length > 0 && `redirects: ${redirects.new.join(", ")}`,
    settings === "changed" && "settings differ",
    pictures.new > 0 && many(pictures.new, "new picture"),
    pictures.withoutBytes.length > 0 && `pictures that the file only names: ${pictures.withoutBytes.join(", ")}`,
    ...Object.entries(missing).map(([what, names]) => names.length > 0 && `missing ${what}: ${names.join(", ")}`),
  ];
}

/** What an import has done. */
export const importWords = (plan: ImportPlan, { pages, unpublished }: Imported) =>
  lines(
    ...pages.map(
      ({ id, from, route, isPublished }) =>
        `${isPublished ? "live" : "draft"}     ${id}  ${route}${id === from ? "" : `  (copy of ${from})`}`,
    ),
    ...plan.pages
      .filter(({ id }) => !pages.some(({ from }) => from === id))
      .map(({ id, route, takenBy }) => `left out  ${id}  ${route}  (its address belongs to ${takenBy?.id})`),
    ...unpublished.map(({ id, message }) => `${id} was not published: ${message}`),
    ...restWords(plan),
  );

/** What keeps pages from being published. */
export function checkWords(pages: readonly CheckedPage[]) {
  const bad = pages.filter(({ problems }) => problems.length > 0);
  return lines(
    ...bad.flatMap(({ id, route, problems }) => [
      `${id}  ${route}`,
      ...problems.map(({ section, field, message }) => `  ${[section, field].filter(Boolean).join(" · ")}: ${message}`),
    ]),
    bad.length === 0
      ? `${many(pages.length, "page")}: nothing keeps them from being published`
      : `${many(bad.length, "page")} of ${pages.length} can not be published`,
  );
}
