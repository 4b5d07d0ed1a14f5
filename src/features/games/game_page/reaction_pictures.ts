import { assetRoot } from "../../../../schemas/asset_root";
import type { emojiNames } from "../../../../schemas/live";

type Reaction = (typeof emojiNames)[number];

/** L-9.40, in the order in which they are offered. */
export const reactions: readonly Reaction[] = ["money", "lucky", "monkey"];

export const reactionPicture = (name: Reaction) => `${assetRoot}/reactions/${name}.webp`;
