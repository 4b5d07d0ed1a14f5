import type { Page, Section } from "../../../schemas/page";
import { keepIfSame, sanitizeValue, withChanges } from "../../platform/sanitize";

/** The page with its rich text safe to show; every other value, and a page without markup, stays the very same. */
export function sanitizePage(page: Page): Page {
  const sections = sanitizeSections(page.sections);
  return sections === page.sections ? page : { ...page, sections };
}

function sanitizeSections(sections: Section[]): Section[] {
  return keepIfSame(sections, (section) => {
    const props = sanitizeValue(section.props);
    const inner = section.sections && sanitizeSections(section.sections);
    return props === section.props && inner === section.sections ? section : withChanges(section, { props, sections: inner });
  });
}
