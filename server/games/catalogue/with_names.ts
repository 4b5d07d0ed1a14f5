import type { Catalogue } from "./catalogue";

/** A game's row with the names of its studio and its sub-category, which are in memory. */
export const withNames = <Row extends { game: { providerId: string; subCategoryId: number } }>(
  catalogue: Catalogue,
  row: Row,
) => ({
  ...row,
  providerName: catalogue.providerOf.get(row.game.providerId)?.name ?? row.game.providerId,
  subCategoryName: catalogue.subCategoryOf.get(row.game.subCategoryId)?.name ?? {},
});
