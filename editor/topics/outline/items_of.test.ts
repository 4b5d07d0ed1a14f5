import { expect, it } from "vitest";
import { editorOf, sectionTypes } from "../../workplace/section_editors";
import { bannerLists } from "./items_of";

it("a type's schema tells the lists whose fields are edited as banners", () => {
  const edited = Object.fromEntries(sectionTypes.map((type) => [type, editedAsBanners(type)]));
  expect(Object.fromEntries(sectionTypes.map((type) => [type, bannerLists(type).toSorted()]))).toEqual(edited);
  expect(edited["banner_carousel"]).toEqual(["banners", "sideBanners"]);
});

function editedAsBanners(type: string) {
  const fields: Record<string, { control: string; item?: { control: string } }> = editorOf(type)?.fields ?? {};
  return Object.keys(fields)
    .filter((name) => fields[name]?.control === "list" && fields[name]?.item?.control === "banner")
    .toSorted();
}
