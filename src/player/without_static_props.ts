import type { Page, Section } from "../../schemas/page";
import { components } from "../../sections/components";
import type { SectionLoader } from "../../sections/section_loader";

const loaders: Record<string, SectionLoader> = components;

/**
 * The page as the browser needs it to take over the HTML: sections without behaviour at the top level keep the server's
 * HTML for good, so their props need not be sent twice.
 */
export const withoutStaticProps = <Found extends { page: Page }>({ page, ...rest }: Found) => ({
  ...rest,
  page: { ...page, sections: page.sections.map(withoutProps) },
});

function withoutProps(section: Section): Section {
  const isStatic = Object.hasOwn(loaders, section.type) && loaders[section.type]?.isStatic;
  if (!isStatic || section.sections?.length) return section;
  const { id, name, type, variantOf } = section;
  return { id, name, type, ...(variantOf && { variantOf }) };
}
