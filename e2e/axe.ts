import type { Page } from "@playwright/test";
import axe from "axe-core";

interface Scope {
  /** Where it looks; all of the page when nothing is named. Frames are never looked into. */
  within?: string;
  /** What it passes over. */
  except?: string;
  /** Tags of rules beyond those that hold everywhere. */
  more?: string[];
  /** Rules that the page was asked about before. */
  without?: string[];
  /** The one rule to ask about. */
  only?: string;
}

const wcag = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

/** What axe finds on a page as it is shown. axe comes into a page once, so that looking again costs little. */
export async function violationsIn(page: Pick<Page, "evaluate">, { within, except, more = [], without = [], only }: Scope = {}) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ context, runOnly, without }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, {
        runOnly,
        rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
        resultTypes: ["violations"],
        iframes: false,
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(" ")} (${nodes.length})`);
    },
    {
      context: { ...(within && { include: [within] }), exclude: ["iframe", ...(except ? [except] : [])] },
      runOnly: only ? { type: "rule" as const, values: [only] } : [...wcag, ...more],
      without,
    },
  );
}
