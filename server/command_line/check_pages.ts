import type { Finding, FindingCode } from "../../schemas/finding";
import type { Page } from "../../schemas/page";
import { blocks } from "../../src/layout/check/check_page";
import type { CheckedSite } from "../../src/layout/check/site_facts";
import type { PropsIssue } from "../../src/layout/registry";
import { checkOnSite } from "../content/pages/check_on_site";

export interface CheckedPage {
  id: string;
  route: string;
  /** What keeps it from being published. */
  problems: { code: FindingCode; section: string; field: string; message: string }[];
}

/** What would keep pages from being published, by the check that publishing makes. */
export function checkPages(pages: readonly Page[], site: CheckedSite): CheckedPage[] {
  return pages.map((page) => ({
    id: page.id,
    route: page.route,
    problems: checkOnSite(page, site).findings.filter(blocks).flatMap(problemsOf),
  }));
}

function problemsOf({ code, section, path, values }: Finding): CheckedPage["problems"] {
  const of = { code, section: section?.name ?? "" };
  if (code === "props.invalid") {
    return (values["issues"] as readonly PropsIssue[]).map((issue) => ({
      ...of,
      field: issue.path.join("."),
      message: issue.message,
    }));
  }
  const field = (path[0] === "props" ? path.slice(1) : path).join(".");
  return [{ ...of, field, message: words[code]?.(values) ?? code }];
}

const list = (value: unknown) => (value as string[]).join(" > ");

/** What is wrong, for those who read the command line's English. */
const words: Partial<Record<FindingCode, (values: Finding["values"]) => string>> = {
  "text.no_english": () => "has no English text, which stands in for every language",
  "picture.blocked": ({ origin }) => `is from ${String(origin)}, which the settings do not name`,
  "picture.no_alt": () => "has no alt text and is not marked as a decoration",
  "link.broken": ({ url, isDraft }) => `${String(url)} leads to ${isDraft ? "a page that is not on the site" : "nothing"}`,
  "nested.missing": ({ page }) => `shows the page ${String(page)}, which is not on the site`,
  "nested.cycle": ({ pages }) => `pages show each other in a circle: ${list(pages)}`,
  "nested.too_deep": ({ pages, most }) => `pages show each other deeper than ${String(most)}: ${list(pages)}`,
  "route.taken": ({ route, page }) => `${String(route)} is the address of ${String(page)}`,
  "split.name_twice": ({ name }) => `several sections are called ${String(name)}`,
  "split.name_missing": ({ name }) => `no section at the top of the page is called ${String(name)}`,
  "rule.unmet": ({ market, rule, who, source }) =>
    `${String(market)} asks for ${String(rule)}, for ${(who as string[]).join(", ")} (${String(source)})`,
};
