import { expect, it } from "vitest";
import { registry, showsNames, withColumns } from "../../sections/registry";
import { forVisitor } from "./for_visitor";

const rules = {
  isVisible: true,
  access: "any",
  countries: { restrictedCountries: ["NO"] },
  schedule: { endAt: "2030-01-01T00:00:00Z" },
};

it("keeps of a page what its visitor sees: no rules, no marks of samples, and no names but those of tabs", () => {
  const page = {
    id: "home",
    route: "/",
    title: "Home",
    access: "any" as const,
    note: "for us",
    sections: [
      { id: "s", name: "Both", type: "split-view", props: { columns: [["Left one"], ["Nobody"]] } },
      {
        ...{ id: "l", name: "Left one", type: "blank", access: "user" as const, props: {}, samples: ["1f"] },
        experiment: { id: "hero", name: "Is less more?", variant: "b", share: 10 },
      },
      {
        id: "g",
        name: "VIPs of Norway",
        type: "group",
        props: { layout: "tabs", items: [{ title: "Banner", ...rules }], banner: { title: "One", ...rules } },
        sections: [{ id: "t", name: "Slots", type: "blank", version: 2, props: {} }],
      },
    ],
  };
  expect(forVisitor(page, { columnsOf: registry.columnsOf, withColumns, showsNames, isByWidth: false })).toEqual({
    id: "home",
    route: "/",
    title: "Home",
    sections: [
      { id: "s", name: "", type: "split-view", props: { columns: [["1"], ["2"]] } },
      { id: "l", name: "1", type: "blank", props: {}, variantOf: { id: "hero", variant: "b" } },
      {
        id: "g",
        name: "",
        type: "group",
        props: { layout: "tabs", items: [{ title: "Banner" }], banner: { title: "One" } },
        sections: [{ id: "t", name: "Slots", type: "blank", props: {} }],
      },
    ],
  });
});

it("names the devices of a section only where the width of the page decides about it", () => {
  const page = {
    id: "p",
    route: "/",
    title: "P",
    sections: [{ id: "a", name: "A", type: "blank", devices: ["phone" as const], props: {} }],
  };
  const told = (isByWidth: boolean) =>
    forVisitor(page, { columnsOf: registry.columnsOf, withColumns, showsNames, isByWidth }).sections[0];
  expect(told(false)).toEqual({ id: "a", name: "", type: "blank", props: {} });
  expect(told(true)).toEqual({ id: "a", name: "", type: "blank", props: {}, byWidth: ["phone"] });
});
