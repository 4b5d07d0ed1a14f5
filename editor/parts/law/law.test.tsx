// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Finding } from "../../../schemas/finding";
import type { Section } from "../../../schemas/page";
import type { Market } from "../../../schemas/settings";
import { registry } from "../../../sections/registry";
import { typesWithLaw } from "../../explain/law_of_section";
import { page } from "../../testing/build";
import { createTestWorkplace, renderAt } from "../../testing/workplace";
import LawOfPlace from "./LawOfPlace";
import LawVerdicts from "./LawVerdicts";

afterEach(cleanup);

const section = (type: string): Section => ({ id: type, name: type, type, props: {} });

function workplaceIn(markets: Market[], sections: Section[], findings: Finding[] = []) {
  const workplace = createTestWorkplace(page(...sections));
  workplace.check.store.setState({ markets, findings });
  return workplace;
}

const why = (type: string, ...markets: Market[]) => {
  renderAt(workplaceIn(markets, []), <LawVerdicts section={section(type)} />);
  const text = screen.queryByRole("region", { name: "What the law asks for here" })?.textContent ?? null;
  cleanup();
  return text;
};

it("says which market demands a section, asks for something beside it or leaves something out, with source and grade (issue 15)", () => {
  expect(why("breaks", "GB")).toMatch(
    /United Kingdom: A way to self-exclusion\. This section is one\.Source: .*the regulator’s own text/,
  );
  expect(why("offer_list", "GB")).toMatch(
    /United Kingdom: A link to the terms of offers\. Asked for because this section shows offers\./,
  );
  expect(why("deposit_limit", "GB")).toMatch(/Limits.*Deposits · 24 hours · 7 days · 1 month · must be set.*Source: RTS 12A-12E/);
  expect(why("loss_limit", "GB")).not.toContain("Deposits ·");
  expect(why("refer_friend", "SE")).toMatch(
    /Sweden: what this section keeps to by itself.*Something for friends whom players bring.*no/,
  );
  expect(why("refer_friend", "GB")).toBeNull();
  expect(why("breaks")).toBeNull();
});

it("knows nothing of types that there are not", () => {
  expect(typesWithLaw.filter((type) => !registry.isKnown(type))).toEqual([]);
});

it("says of a country and a visitor what the page gives of what the law asks of it, and what it does not (issue 15)", () => {
  const values = { market: "DE", rule: "self_exclusion", who: ["unpaid", "paid"] };
  const missing: Finding = { code: "rule.unmet", severity: "block", section: null, path: [], values };
  const workplace = workplaceIn(["DE", "GB"], [], [missing]);
  const items = (visitor: "guest" | "paid", country = "DE") => {
    renderAt(workplace, <LawOfPlace country={country} visitor={visitor} />);
    const told = screen
      .queryAllByRole("listitem")
      .map((item) => `${item.querySelector("svg")?.getAttribute("aria-label")} ${item.textContent?.split("Source")[0]}`);
    cleanup();
    return told;
  };
  expect(items("paid")).toEqual([
    "given Germany: The panic button",
    "missing Germany: A way to self-exclusion",
    "given Germany: A link to advice and help",
    "given Germany: A mark of the least age",
  ]);
  expect(items("guest")).toEqual(["given Germany: A link to advice and help", "given Germany: A mark of the least age"]);
  expect(items("paid", "NO")).toEqual([]);
});
