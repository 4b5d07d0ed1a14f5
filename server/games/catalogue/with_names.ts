import { type Catalogue, isSharedGame } from "./catalogue";

/** A game's row with the names of its studio and its sub-category, which are in memory. */
export const withNames = <Row extends { game: { id: number; client: string | null; providerId: string; subCategoryId: number } }>(
  catalogue: Catalogue,
  row: Row,
) => ({
  ...row,
  providerName: catalogue.providerOf.get(row.game.providerId)?.name ?? row.game.providerId,
  subCategoryName: catalogue.subCategoryOf.get(row.game.subCategoryId)?.name ?? {},
  jackpotIds: catalogue.jackpotsOf.get(row.game.id)?.map(({ jackpotId }) => jackpotId) ?? [],
  isShared: isSharedGame(catalogue, row.game),
});
