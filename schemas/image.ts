import * as z from "zod/mini";
import { text, type Text } from "./text";

const src = z.string().check(
  z.maxLength(1000),
  z.refine((value) => value === "" || value.startsWith("/") || value.startsWith("https://"), "A path or an https URL"),
  z.refine((value) => !value.includes("[object Object]"), "Not a picture's address"), // L-5.19
);

const described = z.object({
  src,
  alt: z.optional(text(300)),
  /** It shows nothing that the words beside it do not say, so that it needs no alt text. */
  isDecoration: z.optional(z.boolean()),
  /** What must stay in view when the picture is cropped, in percent of its width and height. */
  focus: z.optional(z.object({ x: z.number(), y: z.number() })),
  /** The dominant colour, shown until the picture is there. */
  color: z.optional(z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/))),
});

const picture = () =>
  z.pipe(
    z.union([src, described]),
    z.transform((input): Image => (typeof input === "string" ? { src: input } : input)),
  );

/** A picture: its path alone, or with alt text, focus and placeholder colour (S-0.04, D-31). */
export const image = picture();

/** A picture that shows nothing that the words beside it do not say, wherever its section has one: it needs no alt text. */
export const decoration = picture();

export interface Image {
  src: string;
  alt?: Text | undefined;
  isDecoration?: boolean | undefined;
  focus?: { x: number; y: number } | undefined;
  color?: string | undefined;
}
