import { expect, it } from "vitest";
import { registry } from "../../sections/registry";
import { page, section } from "../testing/build";
import { completeProps } from "./complete_props";

const complete = (...sections: ReturnType<typeof section>[]) => completeProps(page(...sections).sections, registry);

it("puts what the schema makes in the place of props: defaults filled in, unknown fields left out", () => {
  const link = { url: "/help" };
  const [group] = complete(section("group#g", section("banner#b", { props: { banner: undefined, cta: link, fromLater: 1 } })));
  expect(group?.sections?.[0]?.props).toEqual({ banner: {}, size: "normal", cta: { ...link, newTab: false, auth: false } });
});

it("drops a section whose props are invalid, with all that it holds (S-0.06)", () => {
  const bad = section("group#bad", section("blank#inside"), { props: { anchor: 7 } });
  expect(complete(bad, section("blank#good")).map(({ id }) => id)).toEqual(["good"]);
});

it("drops a type that nobody knows (L-2.97)", () => {
  expect(complete({ ...section("blank#a"), type: "from_the_future" })).toEqual([]);
});

it("changes nothing that is whole already", () => {
  const once = complete(section("banner#b"), section("split-view#s"));
  expect(completeProps(once, registry)).toEqual(once);
});
