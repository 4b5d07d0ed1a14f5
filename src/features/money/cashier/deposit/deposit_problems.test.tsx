// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { depositErrorCodes, depositPageErrors } from "../../../../../schemas/deposit_codes";
import { languages } from "../../../../../schemas/text";
import { translate } from "../../../../testing/create_test_services";
import { paidUser, renderInSite, siteServices } from "../../../../testing/site";
import PageError from "./PageError";
import StartProblemDialog from "./StartProblemDialog";
import type { StartProblem } from "./use_start_deposit";

afterEach(cleanup);

const excluded = { ...paidUser, userLimit: { ...paidUser.userLimit, selfExclusion: "2027-03-04T10:00:00Z" } };
/** What no player should read: a code, a key, a place that nothing was put into. */
const raw = /[A-Z]{4,}_[A-Z]+|(?:deposit|cashier|user)\.\w+|\{\{|\[M[NX]\]|undefined|NaN/;

describe.each(languages)("in %s", (language) => {
  const { t } = translate("player", language);
  const services = (user = paidUser) => ({ ...siteServices({ user }), language, t });
  function said(box: HTMLElement): string {
    const text = box.textContent ?? "";
    expect(text).not.toMatch(raw);
    return text;
  }
  /** What can be pressed beside closing. */
  const ways = (box: HTMLElement) => [
    ...within(box).queryAllByRole("link"),
    ...within(box)
      .queryAllByRole("button")
      .filter((button) => button.getAttribute("aria-label") !== t("frame.close")),
  ];
  const dialogOf = (problem: StartProblem) => {
    renderInSite(<StartProblemDialog problem={problem} currency="EUR" onClose={() => {}} />, services());
    return screen.getByRole("dialog", { name: t("deposit.error.message.title") });
  };

  it("says of every code why a deposit did not begin, with its bounds, and has a way out of each (C-8.01, C-8.02, C-8.03)", () => {
    const texts = depositErrorCodes.map((code) => {
      const dialog = dialogOf({ kind: "refused", refusal: { code, minAmount: 25, maxAmount: 380 } });
      const text = said(dialog);
      expect(ways(dialog).length, code).toBeGreaterThan(0);
      if (/THRESHOLD/.test(code)) expect(text).toMatch(/25 EUR.*380 EUR/);
      cleanup();
      return text;
    });
    expect(new Set(texts).size).toBe(depositErrorCodes.length);
  });

  it("says what the server could not be asked, or refuses who rests, in words too (C-8.03, C-8.05)", () => {
    const failures: Extract<StartProblem, { kind: "failed" }>["failure"][] = [
      { kind: "unified" },
      { kind: "excluded", until: "2027-03-04T10:00:00Z" },
      { kind: "excluded", until: null },
      ...depositPageErrors.map((error) => ({ kind: "page" as const, error })),
    ];
    for (const failure of failures) {
      const dialog = dialogOf({ kind: "failed", failure });
      expect(said(dialog).length).toBeGreaterThan(20);
      expect(ways(dialog).length, JSON.stringify(failure)).toBeGreaterThan(0);
      cleanup();
    }
  });

  it("has a page of its own for each reason why nobody can pay in, with the way on (C-8.04)", () => {
    const texts = depositPageErrors.map((error) => {
      const { container } = renderInSite(<PageError error={error} />, services(error === "SELF_EXCLUSION" ? excluded : paidUser));
      const text = said(container);
      expect(ways(container).length, error).toBeGreaterThan(0);
      cleanup();
      return text;
    });
    expect(new Set(texts).size).toBe(depositPageErrors.length);
  });
});
