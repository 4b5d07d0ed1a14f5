import { createContext, memo, type ReactNode, Suspense, use, useContext } from "react";
import { components } from "../../sections/components";
import type { SectionLoader } from "../../sections/section_loader";
import type { PlacedSection } from "../layout/place_splits";
import { useHydrationGate, useServerHtml, useTellTakenOver } from "../kit/lazy/hydration";
import { countEager } from "./load_sections";
import { SectionBoundary } from "./SectionBoundary";

/** What the editor's canvas shows where a visitor gets nothing. */
export interface RenderHooks {
  /** In the place of a section that failed, its props invalid or its code broken. */
  failed?: (section: PlacedSection, error: Error) => ReactNode;
  /** In the place of a section whose type nobody knows. */
  unknown?: (section: PlacedSection) => ReactNode;
  /** In the place of a section that is hidden for the persona; null where it is shown. */
  ghost?: (section: PlacedSection) => ReactNode;
  /** The section's props as its type's schema makes them, for layouts as they were typed; throws where they are not valid. */
  complete?: (section: PlacedSection) => PlacedSection;
}

const RenderHooksContext = createContext<RenderHooks>({});
/** The context's value must keep its identity, or every section renders again. */
export const RenderHooksProvider = RenderHooksContext.Provider;

/** Sections one below the other, without any element of their own. */
export const RenderSections = memo(function RenderSections({ sections }: { sections: readonly PlacedSection[] }) {
  return renderAll(sections);
});

const renderAll = (sections: readonly PlacedSection[] = []) =>
  sections.map((section) => <RenderSection key={section.id} section={section} />);

/** Sections below the topmost wait in groups, so that a long page costs little until it is scrolled. */
const groupSize = 8;

/**
 * The sections of a page that came from the server: those below the fold hydrate when they come near, and a run of groups that
 * have no behaviour is passed over as one.
 */
export const RenderPage = memo(function RenderPage({ sections }: { sections: readonly PlacedSection[] }) {
  const eager = countEager(sections);
  return (
    <>
      {renderAll(sections.slice(0, eager))}
      {groupsOf(sections.slice(eager)).map((group) => (
        <Suspense key={group.sections[0]?.id} fallback={null}>
          <LateGroup {...group} />
        </Suspense>
      ))}
    </>
  );
});

interface Group {
  /** None of its sections has behaviour. */
  isStill: boolean;
  /** Where on the page the first of its sections stands below the topmost. */
  from: number;
  sections: PlacedSection[];
}

function groupsOf(sections: readonly PlacedSection[]): Group[] {
  const groups: Group[] = [];
  for (let from = 0; from < sections.length; from += groupSize) {
    const group = sections.slice(from, from + groupSize);
    const isStill = group.every(({ type }) => loaders[type]?.isStatic);
    const before = groups.at(-1);
    if (isStill && before?.isStill) before.sections.push(...group);
    else groups.push({ isStill, from, sections: group });
  }
  return groups;
}

function LateGroup({ isStill, from, sections }: Group) {
  useServerHtml(isStill);
  useHydrationGate(sections.map(({ id }) => id));
  return <LateContext value>{renderLate(sections, from)}</LateContext>;
}

/** So many sections a browser reads at a stretch. */
const stretch = 32;

/**
 * A browser that has read for a while takes all of what is left in one go, unless it ends a script: then it looks for what else there
 * is to do, such as an answer to a tap. An empty block of data is one that does nothing and that every policy allows.
 */
const renderLate = (sections: readonly PlacedSection[], from: number) =>
  sections.flatMap((section, index) => {
    const at = from + index;
    const rendered = <RenderSection key={section.id} section={section} />;
    return at > 0 && at % stretch === 0 ? [<script key={at} type="text/plain" />, rendered] : [rendered];
  });

/** Inside a group that has come near each section still waits for itself: its code may be of a type nobody needs yet. */
const LateContext = createContext(false);

const loaders: Record<string, SectionLoader> = components;
const isServer = typeof window === "undefined";

/** One section by its type; nothing where nobody knows the type (L-2.97). */
export const RenderSection = memo(function RenderSection({ section }: { section: PlacedSection }) {
  const hooks = useContext(RenderHooksContext);
  const ghost = hooks.ghost?.(section);
  if (ghost) return ghost;
  const loader = Object.hasOwn(loaders, section.type) ? loaders[section.type] : undefined;
  if (!loader) return hooks.unknown?.(section) ?? null;
  const loaded = (
    <Suspense fallback={null}>
      <LoadedSection section={section} loader={loader} />
    </Suspense>
  );
  if (isServer) return loaded; // there React leaves a section that fails to the browser
  return (
    <SectionBoundary section={section} onFailure={hooks.failed}>
      {loaded}
    </SectionBoundary>
  );
});

function LoadedSection({ section, loader }: { section: PlacedSection; loader: SectionLoader }) {
  useServerHtml(loader.isStatic);
  useHydrationGate([section.id], { isLate: useContext(LateContext), onlyReacts: loader.onlyReacts });
  useTellTakenOver(section.id);
  const { complete } = useContext(RenderHooksContext);
  const definition = loader.loaded() ?? use(loader.load());
  return definition.render({
    section: complete?.(section) ?? section,
    children: section.sections ? renderAll(section.sections) : none,
    columns: section.columns?.map((column) => renderAll(column)) ?? none,
  });
}

const none: never[] = [];
