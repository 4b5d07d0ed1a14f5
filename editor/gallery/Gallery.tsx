import { editors } from "../../sections/editors";
import type { SectionEditor } from "../../sections/define_editor";
import type { Section } from "../../schemas/page";
import { registry } from "../../sections/registry";
import { completeProps } from "../../src/layout/complete_props";
import { place } from "../../src/render/place";
import { RenderSections } from "../../src/render/RenderSections";
import css from "./Gallery.module.css";

const all = Object.entries(editors as Record<string, SectionEditor>);

/** Every section type from its starter, under its name; what the pictures of the tests are taken from. */
export function Gallery({ only }: { only: readonly string[] }) {
  return all
    .filter(([type]) => only.length === 0 || only.includes(type))
    .map(([type, editor]) => (
      <section key={type} className={css.specimen} data-specimen={type}>
        <h2 className={css.name}>{type}</h2>
        <RenderSections sections={place(completeProps([toSection(type, editor)], registry))} />
      </section>
    ));
}

const toSection = (type: string, { starter }: SectionEditor): Section => ({
  id: type,
  name: type,
  type,
  props: starter as Record<string, unknown>,
});
