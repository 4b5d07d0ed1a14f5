import type { SubCategory } from "../../schemas/api/games";

/** A sub-category as the server sends it: `subCategory({ slug: "fantasy" })`. */
export const subCategory = (given: Partial<SubCategory> = {}): SubCategory => ({
  masterGameSubCategoryId: 1,
  masterGameCategoryId: 1,
  slug: "mythology",
  topCategorySlug: "slots",
  name: { en: "Mythology" },
  description: {},
  iconColor: null,
  iconName: "landmark",
  isActive: true,
  orderId: 1,
  customIcon: null,
  svgText: null,
  gameCount: 12,
  ...given,
});

export const categoriesAnswer = (rows: SubCategory[]) => ({ casinoSubCategories: { count: rows.length, rows } });
