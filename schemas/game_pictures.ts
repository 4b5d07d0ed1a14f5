import * as z from "zod/mini";
import { assetRoot } from "./asset_root";

/** An upload of the library, or a picture that somebody else serves; null takes it away, so that the usual one is shown. */
const picture = z.optional(
  z.nullable(
    z
      .string()
      .check(
        z.maxLength(500),
        z.regex(new RegExp(`^(?:https://[\\w.-]+(?::\\d{1,5})?/[\\w.~%/?=&:+,@-]*|${assetRoot}/uploads/[\\w-]+\\.avif)$`)),
      ),
  ),
);

/** Wide (16:10), square and upright (3:4). */
export const gamePictures = z.object({ thumbUrl: picture, squareUrl: picture, portraitUrl: picture });
export type GamePictures = z.output<typeof gamePictures>;
export type PictureField = keyof GamePictures;
