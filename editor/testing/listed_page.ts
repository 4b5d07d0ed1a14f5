import type { ListedPage } from "../../schemas/api/page_addresses";

/** A page as lists have it: live, and as it is on the site. */
export const listedPage = (id: string, more: Partial<ListedPage> = {}): ListedPage => ({
  id,
  route: `/${id}`,
  title: { en: id.toUpperCase() },
  publishedRoute: `/${id}`,
  revision: 1,
  publishedRevision: 1,
  changes: 0,
  plannedAt: null,
  archivedAt: null,
  folder: "",
  tags: [],
  access: ["any"],
  hasFailedPlan: false,
  openRequests: 0,
  openRemarks: 0,
  sectionTypes: ["blank"],
  translations: [],
  use: null,
  nestedIn: 0,
  isLinked: false,
  isSystem: false,
  sectionCount: 1,
  updatedAt: "2026-01-01T00:00:00Z",
  ...more,
});
