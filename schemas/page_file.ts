import * as z from "zod/mini";
import { folder, mostTags, tag } from "./page_folder";
import { id, page, route, type Page } from "./page";
import { siteSettings } from "./settings";

/** The version of the files that this program writes; it reads all up to it. */
export const fileVersion = 1;

/** A picture of the library; its bytes are there where that was wished. */
export const filePicture = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/)),
  src: z.string().check(z.maxLength(1000)),
  name: z.string().check(z.maxLength(200)),
  width: z.int().check(z.minimum(1)),
  height: z.int().check(z.minimum(1)),
  color: z.nullable(z.string().check(z.maxLength(20))),
  /** The SHA-256 of its bytes, in hexadecimal. */
  checksum: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** In base64. */
  bytes: z.optional(z.string()),
});
export type FilePicture = z.output<typeof filePicture>;

const redirect = z.object({ route, pageId: id });

/** One page, as `<name>.foyer.json`. */
export const pageFile = z.object({ foyer: z.literal("page"), version: z.literal(fileVersion), page });

export interface SitePage {
  draft: Page;
  /** What is on the site: true where it is the draft, missing where the page is not there. */
  published?: Page | true | undefined;
  isArchived?: true | undefined;
  /** Where it is kept among the pages, and its tags; missing says nothing of them. */
  folder?: string | undefined;
  tags?: string[] | undefined;
}

/** Several pages, or a whole site with what belongs to it. The pages are checked one by one, after their depth and width. */
export const siteFile = z.object({
  foyer: z.literal("site"),
  version: z.literal(fileVersion),
  pages: z
    .array(
      z.object({
        draft: z.unknown(),
        published: z.optional(z.unknown()),
        isArchived: z.optional(z.literal(true)),
        folder: z.optional(folder),
        tags: z.optional(z.array(tag).check(z.maxLength(mostTags))),
      }),
    )
    .check(z.maxLength(5_000)),
  redirects: z._default(z.array(redirect).check(z.maxLength(50_000)), []),
  settings: z.optional(siteSettings),
  pictures: z._default(z.array(filePicture).check(z.maxLength(50_000)), []),
});

/** What a file holds, checked. */
export interface FoyerFile {
  kind: "page" | "site";
  pages: SitePage[];
  redirects: { route: string; pageId: string }[];
  /** As they stood in the file. */
  settings: unknown;
  pictures: FilePicture[];
}
