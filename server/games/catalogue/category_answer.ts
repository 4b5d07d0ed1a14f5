import type { Provider, SubCategory, TopCategory } from "../../../schemas/api/games";
import { countBits } from "./bits";
import type { Catalogue } from "./catalogue";

/** A sub-category as it is sent (L-3.08, L-3.09). */
export function toSubCategory(catalogue: Catalogue, sub: Catalogue["subCategories"][number]): SubCategory {
  const games = catalogue.byCategory.get(sub.slug);
  return {
    masterGameSubCategoryId: sub.id,
    masterGameCategoryId: sub.categoryId,
    slug: sub.slug,
    topCategorySlug: catalogue.categories.find(({ id }) => id === sub.categoryId)?.slug ?? "",
    name: sub.name,
    description: sub.description,
    iconColor: sub.iconColor,
    iconName: sub.iconName,
    isActive: sub.isActive,
    orderId: sub.position,
    customIcon: sub.customIcon,
    svgText: sub.svgText,
    gameCount: games ? countBits(games) : 0,
  };
}

/** Active sub-categories in their order, of all top categories or of one. */
export function listSubCategories(catalogue: Catalogue, topCategory?: string): SubCategory[] {
  const subs = catalogue.subCategories.filter(({ isActive }) => isActive).map((sub) => toSubCategory(catalogue, sub));
  return topCategory ? subs.filter(({ topCategorySlug }) => topCategorySlug === topCategory) : subs;
}

/** Top categories with their sub-categories (L-3.10). */
export function listTopCategories(catalogue: Catalogue): TopCategory[] {
  return catalogue.categories.map(({ id, position: _, ...top }) => {
    const subCategoryList = listSubCategories(catalogue, top.slug);
    const gameCount = subCategoryList.reduce((sum, sub) => sum + sub.gameCount, 0);
    return { topCategoryId: id, ...top, gameCount, subCategoryList };
  });
}

/** A studio as it is sent (L-3.07). */
export function toProvider(catalogue: Catalogue, { id, name, thumbnailUrl }: Catalogue["providers"][number]): Provider {
  const games = catalogue.byProvider.get(id);
  return { master_casino_provider_id: id, name, thumbnail_url: thumbnailUrl, gameCount: games ? countBits(games) : 0 };
}

/** Studios whose name holds all words of a search in their order (L-5.11). */
export function findProviders(catalogue: Catalogue, search = "") {
  const words = search
    .split(" ")
    .filter(Boolean)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const isNamed = new RegExp(words.join(".*"), "i");
  return catalogue.providers.filter(({ name }) => isNamed.test(name));
}
