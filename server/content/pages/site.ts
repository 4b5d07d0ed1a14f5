import type { Page } from "../../../schemas/page";
import type { SiteSettings } from "../../../schemas/settings";
import type { Redirect } from "../../../src/layout/follow_redirect";

/** All in which a page can be used. */
export interface Site {
  pages: readonly PageState[];
  redirects: readonly Redirect[];
  settings: SiteSettings;
  promotions: readonly { bannerKey: string; banner: unknown }[];
}

/** A page in full: its newest draft, and what visitors see of it. */
export interface PageState {
  id: string;
  draft: Page;
  revision: number;
  published: Page | null;
  publishedRevision: number | null;
  archivedAt: Date | null;
  folder: string;
  tags: string[];
  updatedAt: Date;
}
