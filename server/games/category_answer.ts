import type { SubCategory } from "../../schemas/api/games";
import type { subCategories } from "./tables";

interface SubCategoryRow {
  subCategory: typeof subCategories.$inferSelect;
  topCategorySlug: string;
  gameCount: number;
}

/** A sub-category as it is sent (L-3.08, L-3.09). */
export const toSubCategory = ({ subCategory, topCategorySlug, gameCount }: SubCategoryRow): SubCategory => ({
  masterGameSubCategoryId: subCategory.id,
  masterGameCategoryId: subCategory.categoryId,
  slug: subCategory.slug,
  topCategorySlug,
  name: subCategory.name,
  description: subCategory.description,
  iconColor: subCategory.iconColor,
  iconName: subCategory.iconName,
  isActive: subCategory.isActive,
  orderId: subCategory.position,
  customIcon: subCategory.customIcon,
  svgText: subCategory.svgText,
  gameCount,
});
