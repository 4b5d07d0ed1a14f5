import * as z from "zod/mini";
import { id } from "./page";

/** Somebody who has a page open. */
export const visitor = z.object({
  /** Of this tab, while it is connected. */
  connection: z.string().check(z.maxLength(100)),
  userId: z.int(),
  name: z.string().check(z.maxLength(400)),
  /** The section that is selected there. */
  section: z.nullable(id),
});
export type Visitor = z.output<typeof visitor>;

/** What an editor says. */
export const fromEditor = {
  /** Which page is open, and which section of it is selected. */
  "presence.be_at": z.object({ pageId: id, section: z.nullable(id) }),
};

/** What an editor is answered. */
export const toEditor = {
  /** The newest revision of the page; null where that is not known. */
  "presence.be_at": z.object({ revision: z.nullable(z.int()) }),
};

/** What the server says: hints, no more. Who hears of a newer revision reads it. */
export const fromServer = {
  "presence.here": z.object({ pageId: id, visitors: z.array(visitor).check(z.maxLength(500)) }),
  "page.saved": z.object({ pageId: id, revision: z.int() }),
};
export type FromServer = { [Event in keyof typeof fromServer]: z.output<(typeof fromServer)[Event]> };
