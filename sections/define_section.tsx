import type { ComponentType, ReactNode } from "react";
import * as z from "zod/mini";
import type { PlacedSection } from "../src/layout/place_splits";
import type { SectionQuery, QueryContext } from "../src/api/section_query";

/** What a section's component is given. */
export interface SectionProps<Props> {
  /** Valid and complete; a component does not check them again. */
  props: Props;
  /** Goes on the outermost element, spread: what the editor, the renderer and links know the section by (D-29). */
  root: SectionRoot;
  id: string;
  name: string;
  /** The sections inside it, rendered; only containers use them. */
  children: ReactNode[];
  /** The names of the sections in `children`, in their order. */
  childNames: string[];
  /** The sections that a split-view took into its columns, rendered. */
  columns: ReactNode[][];
}

export interface SectionRoot {
  id?: string | undefined;
  "data-section": string;
  "data-section-type": string;
}

/** What the renderer asks of a type once its chunk is there. */
export interface SectionDefinition {
  /** The section's element. Throws where its props do not fit its type. */
  render(rendered: RenderedSection): ReactNode;
  /** The calls whose answers the section needs before it can be shown (house.md). */
  queriesOf(section: PlacedSection, context: QueryContext): SectionQuery[];
}

export interface RenderedSection {
  section: PlacedSection;
  children: ReactNode[];
  columns: ReactNode[][];
}

type Common = { anchor?: string | undefined };

/** Pairs a schema with the component it feeds: the one place where the two must agree, and the compiler checks it. */
export function defineSection<Schema extends z.core.$ZodType<Common>>(
  schema: Schema,
  Component: ComponentType<SectionProps<z.output<Schema>>>,
  queries?: (props: z.output<Schema>, context: QueryContext) => SectionQuery[],
): SectionDefinition {
  const parsed = new WeakMap<object, z.output<Schema>>(); // props never change in place, and the server renders them often
  const propsOf = (section: PlacedSection) => {
    const given = section.props ?? noProps;
    const known = parsed.get(given);
    if (known) return known;
    const props = parseProps(schema, section);
    parsed.set(given, props);
    return props;
  };

  return {
    render: ({ section, children, columns }) => {
      const props = propsOf(section);
      return (
        <Component
          props={props}
          root={{ id: props.anchor, "data-section": section.id, "data-section-type": section.type }}
          id={section.id}
          name={section.name}
          childNames={section.sections?.map(({ name }) => name) ?? noNames}
          columns={columns}
        >
          {children}
        </Component>
      );
    },
    queriesOf: queries ? (section, context) => queries(propsOf(section), context) : () => [],
  };
}

const noProps = {};
const noNames: string[] = [];

function parseProps<Schema extends z.core.$ZodType>(schema: Schema, section: PlacedSection): z.output<Schema> {
  const parsed = z.safeParse(schema, section.props ?? noProps);
  if (!parsed.success) throw new InvalidProps(section, parsed.error);
  return parsed.data;
}

/** A section's props do not fit its type; the boundary around the section catches it. */
export class InvalidProps extends Error {
  constructor(
    readonly section: PlacedSection,
    cause: z.core.$ZodError,
  ) {
    super(`Section ${section.id} (${section.type}) has invalid props.`, { cause });
  }
}
