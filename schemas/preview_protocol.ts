import * as z from "zod/mini";
import { id } from "./page";
import { viewer } from "./viewer";

/** What a back office that frames the site with `?editor=nx` says to it, and hears from it (C-7.36). */
export const scope = "nx-backoffice";

const from = { scope: z.literal(scope) };

/** In pixels of the framed page, from its top left corner. */
const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type Box = z.output<typeof box>;

const sectionInfo = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  /** The section that holds it; null at the top of the page. */
  parent: z.nullable(z.string()),
  /** Where it is; null where it takes no room. */
  box: z.nullable(box),
  /** Whether the viewer would see it. */
  verdict: z.enum(["shown", "hidden"]),
  /** The first rule that hides it, with what it expects and what it finds. */
  decision: z.nullable(z.object({ rule: z.string(), reason: z.string(), expected: z.unknown(), actual: z.unknown() })),
});
export type SectionInfo = z.output<typeof sectionInfo>;

const issue = z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() });

/** From the page to the back office. */
export const pageMessage = z.discriminatedUnion("type", [
  /** The page is there; said again when another page, or the host's own layout, stands in its place. */
  z.object({
    ...from,
    type: z.literal("page.ready"),
    page: z.nullable(z.object({ id: z.string(), route: z.string(), title: z.unknown() })),
    path: z.string(),
    viewer,
    sections: z.array(sectionInfo),
  }),
  /** Something has moved: the sections that are somewhere else, or no longer anywhere. */
  z.object({
    ...from,
    type: z.literal("page.measured"),
    boxes: z.array(z.object({ id: z.string(), box: z.nullable(box) })),
    /** The height of the whole page. */
    height: z.number(),
    scroll: z.number(),
  }),
  z.object({ ...from, type: z.literal("section.hovered"), id: z.nullable(z.string()) }),
  z.object({ ...from, type: z.literal("section.selected"), id: z.nullable(z.string()) }),
  z.object({
    ...from,
    type: z.literal("section.clicked"),
    id: z.string(),
    /** Where, from the top left corner of the section. */
    at: z.object({ x: z.number(), y: z.number() }),
  }),
  z.object({ ...from, type: z.literal("layout.applied"), request: z.nullable(z.string()), sections: z.array(sectionInfo) }),
  z.object({ ...from, type: z.literal("layout.refused"), request: z.nullable(z.string()), issues: z.array(issue) }),
]);
export type PageMessage = z.output<typeof pageMessage>;

const request = z.optional(z.string().check(z.maxLength(100)));

/** From the back office to the page. Layouts are checked like everything that is saved, after their depth and width. */
export const hostMessage = z.discriminatedUnion("type", [
  /** Asks for `page.ready` once more, for a host that was not listening yet. */
  z.object({ ...from, type: z.literal("page.announce") }),
  z.object({ ...from, type: z.literal("section.select"), id: z.nullable(id) }),
  z.object({ ...from, type: z.literal("section.scroll_to"), id }),
  z.object({
    ...from,
    type: z.literal("layout.update"),
    /** Comes back with the answer. */
    request,
    /** A whole page, or one section of the page that stands there. */
    page: z.optional(z.unknown()),
    section: z.optional(z.unknown()),
    /** Other pages' layouts, for sections that show a page in place. */
    nested: z.optional(z.array(z.unknown()).check(z.maxLength(20))),
  }),
  /** The viewer for whom sections are evaluated; what is missing stays as it is. */
  z.object({ ...from, type: z.literal("persona.set"), viewer: z.partial(viewer) }),
]);
export type HostMessage = z.output<typeof hostMessage>;
