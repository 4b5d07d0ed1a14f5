import { getPage } from "../../../schemas/api/pages";
import type { ListedPage } from "../../../schemas/api/page_addresses";
import type { Section } from "../../../schemas/page";
import { referenceTo, registry } from "../../../sections/registry";
import { upgrade } from "../../../src/layout/upgrade";
import { copiesFor } from "../../core/copies";
import { freeName } from "../../core/free_name";
import { newId } from "../../core/new_id";
import { flatten } from "../../core/tree";
import type { Workplace } from "../../workplace/use_editor";

/** A section that shows a shared section, under a name that the open page does not have. */
export function newReference({ editor }: Workplace, { id, name }: { id: string; name: string }): Section {
  const taken = new Set(flatten(editor.getState().page.sections).map((section) => section.name));
  return { id: newId(), name: freeName(name, taken), ...referenceTo(id) };
}

/** Copies of what a block or a shared section holds, for the open page. */
export async function copiesOf({ api, editor }: Workplace, id: string): Promise<Section[]> {
  const { page } = await api.call(getPage, { params: { id } });
  const { sections } = editor.getState().page;
  return copiesFor(upgrade(page.sections, registry), { page: sections, types: editor.types, prefix: newId() });
}

/** The blocks, shared sections or presets of a site, by name; without the one that is open, and what is archived. */
export const reusable = (pages: readonly ListedPage[], use: ListedPage["use"], open: string) =>
  pages.filter((page) => page.use === use && !page.archivedAt && page.id !== open);
