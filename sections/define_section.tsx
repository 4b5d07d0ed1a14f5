import type { ComponentType, ReactNode } from "react";
import type { PlacedSection } from "../src/layout/place_splits";
import type { SectionQuery, QueryContext } from "../src/kit/api/section_query";

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
  /** The devices that it is for, where the width of the page decides. */
  "data-devices"?: string | undefined;
}

/** What the renderer asks of a type once its chunk is there. Its props are whole: `completeProps` has made them so. */
export interface SectionDefinition<Props = never> {
  render(rendered: RenderedSection): ReactNode;
  /** The calls whose answers the section needs before it can be shown (house.md). */
  queriesOf(section: PlacedSection, context: QueryContext): SectionQuery[];
  /** Never there: for the compiler, which compares it with the type's schema in `sections/code.ts`. */
  readonly takes?: (props: Props) => void;
}

export interface RenderedSection {
  section: PlacedSection;
  children: ReactNode[];
  columns: ReactNode[][];
}

type Common = { anchor?: string | undefined };

/** A type's component with the calls that it needs. The schema is not part of what a visitor downloads. */
export const defineSection = <Props extends Common>(
  Component: ComponentType<SectionProps<Props>>,
  queries?: (props: Props, context: QueryContext) => SectionQuery[],
): SectionDefinition<Props> => ({
  render({ section, children, columns }) {
    const props = propsOf<Props>(section);
    return (
      <Component
        props={props}
        root={{
          id: props.anchor,
          "data-section": section.id,
          "data-section-type": section.type,
          "data-devices": section.byWidth?.join(" "),
        }}
        id={section.id}
        name={section.name}
        childNames={section.sections?.map(({ name }) => name) ?? noNames}
        columns={columns}
      >
        {children}
      </Component>
    );
  },
  queriesOf: queries ? (section, context) => queries(propsOf<Props>(section), context) : () => [],
});

const noProps = {};
const noNames: string[] = [];

/** Whoever prepared the page has put what the type's schema made of the props in their place. */
const propsOf = <Props,>({ props }: PlacedSection) => (props ?? noProps) as Props;
