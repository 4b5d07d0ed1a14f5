import type { Page, Section } from "../../schemas/page";
import type { Viewer } from "../../schemas/viewer";

/**
 * Whether a page sends whoever looks away: it is for users alone, and holds nothing for guests in its place (C-2.31).
 * `sections` are those that the viewer would see. Until the session is known nobody is sent anywhere.
 */
export const needsSignIn = (
  { access, sections }: Pick<Page, "access" | "sections">,
  { session }: Pick<Viewer, "session">,
): boolean => access === "user" && session === "guest" && !hasGuestSection(sections);

const hasGuestSection = (sections: readonly Section[]): boolean =>
  sections.some(({ access, sections: inner = [] }) => access === "guest" || hasGuestSection(inner));
