import type { Page } from "../../../schemas/page";
import { registry } from "../../../sections/registry";
import { upgrade } from "../../../src/layout/upgrade";

/** A page as it is edited: with props of their types' newest versions, so that an upgrade never looks like an edit. */
export function upgradePage(page: Page): Page {
  const sections = upgrade(page.sections, registry);
  return sections === page.sections ? page : { ...page, sections };
}
