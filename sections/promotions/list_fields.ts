import { bonusType } from "../../schemas/bonus_type";

/** How the inspector edits what lists of promotions share. */
export const bonusTypesField = { control: "set", options: bonusType.options } as const;
export const limitField = { control: "number", min: 1, max: 200 } as const;
export const skeletonField = { control: "slider", min: 0, max: 24 } as const;
const column = { control: "slider", min: 1, max: 6 } as const;
export const columnsField = { control: "fields", fields: { m: column, t: column, d: column } } as const;
