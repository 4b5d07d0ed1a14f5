import type { Page, Section } from "../../../schemas/page";
import type { Viewer } from "../../../schemas/viewer";
import { registry } from "../../../sections/registry";
import { cutItems } from "../../../src/layout/cut_items";
import { nestPages } from "../../../src/layout/nest_pages";
import { type PlacedSection, placeSplits } from "../../../src/layout/place_splits";
import { cut } from "../../../src/layout/cut";
import { isGhost, type PageEvaluation } from "../../workplace/evaluation/evaluate_page";
import type { LastValid } from "../../workplace/evaluation/last_valid";
import { columnId } from "../../core/column_id";
import { types } from "../../workplace/section_types";
import { foldedIn, foldGhosts } from "./fold_ghosts";
import { shareIdentity } from "./share_identity";

/** A section that the persona does not see; it keeps its place. */
export const isGhostSection = (section: PlacedSection) => "ghost" in section;

/** Room inside an empty container, so that it can be seen and dropped into. */
export const isRoom = (section: PlacedSection) => "room" in section;

/** The level of the page that the room is on: a container's id, or a `columnId`. */
export const roomOf = (section: PlacedSection) => ("room" in section ? String(section.room) : "");

interface Input {
  page: Page;
  viewer: Viewer;
  evaluation: PageEvaluation;
  /** The ghosts that do not fold away although many stand together. */
  unfolded: ReadonlySet<string>;
  /** Another page's draft, where it has come. */
  pageOf: (id: string) => Page | null;
}

/**
 * The page as the canvas renders it for the persona: the stages of the player, but what is hidden stays as a ghost,
 * what is invalid goes on with what was valid last, and what never was or is unknown stays to be seen. Sections that look as before keep their identity.
 */
export function createCanvasSections(lastValid: LastValid) {
  let last: readonly PlacedSection[] = [];
  let viewer: Viewer | null = null;
  let before: Input | null = null;
  let cutProps = new WeakMap<object, Section["props"]>();

  function propsFor(props: NonNullable<Section["props"]>, to: Viewer) {
    const known = cutProps.get(props) ?? cutItems(props, to);
    cutProps.set(props, known);
    return known;
  }

  function mark(given: Section, evaluation: PageEvaluation, to: Viewer): Section {
    const section = lastValid(given);
    if (isGhost(evaluation.byId.get(given.id))) return toGhost(given);
    const props = section.props && propsFor(section.props, to);
    const sections = isEmptyContainer(section)
      ? [toRoom(section)]
      : section.sections?.map((child) => mark(child, evaluation, to));
    return props === section.props && !sections ? section : { ...section, props, ...(sections ? { sections } : {}) };
  }

  /** What an edit of the props of a section makes of the last result; null where more than that has changed. */
  function afterEdit(input: Input): readonly PlacedSection[] | null {
    if (!before || before.viewer !== input.viewer || before.unfolded !== input.unfolded || before.pageOf !== input.pageOf)
      return null;
    const edit = editOf(before.page, input.page);
    const at = edit ? last.findIndex(({ id }) => id === edit.id) : -1;
    const shown = last[at];
    if (!edit || !shown || foldedIn(shown).length > 0 || before.evaluation.hidden !== input.evaluation.hidden) return null;
    return isGhostSection(shown) ? last : last.with(at, mark(edit, input.evaluation, input.viewer));
  }

  function whole(input: Input): readonly PlacedSection[] {
    const pageOf = (id: string) => {
      const page = input.pageOf(id);
      return page && { ...page, sections: cut(page.sections, input.viewer, registry) };
    };
    const marked = {
      ...input.page,
      sections: input.page.sections.map((section) => mark(section, input.evaluation, input.viewer)),
    };
    const placed = placeSplits(nestPages(marked, { registry, pageOf }), registry);
    return shareIdentity(last, foldGhosts(placed.map(withRoomInColumns), input.unfolded));
  }

  return (input: Input): readonly PlacedSection[] => {
    if (input.viewer !== viewer) cutProps = new WeakMap();
    viewer = input.viewer;
    last = afterEdit(input) ?? whole(input);
    before = input;
    return last;
  };
}

/** The section that a page has with other props than another page, where that is all that differs and it only stands for itself. */
function editOf({ sections: before }: Page, { sections: after }: Page): Section | null {
  const at = after.findIndex((section, index) => section !== before[index]);
  const [one, other] = [before[at], after[at]];
  if (!one || !other || before.length !== after.length) return null;
  if (after.findLastIndex((section, index) => section !== before[index]) !== at) return null;
  const { props: _, ...own } = one;
  const { props: __, ...others } = other;
  const isPlain = (section: Section) =>
    !section.sections &&
    !types.isContainer(section.type) &&
    registry.columnsOf(section) === null &&
    registry.nestedPageOf(section) === null;
  const keys = Object.keys(own) as (keyof typeof own)[];
  const isSame = keys.length === Object.keys(others).length && keys.every((key) => own[key] === others[key]);
  return isSame && isPlain(one) && isPlain(other) ? other : null;
}

/** An empty column has room to be dropped into, too. */
function withRoomInColumns(section: PlacedSection): PlacedSection {
  const sections = section.sections?.map(withRoomInColumns);
  const columns = section.columns?.map((column, index) =>
    column.length > 0
      ? column.map(withRoomInColumns)
      : [{ ...toRoom(section as Section), id: `${section.id}:room${index}`, room: columnId(section.id, index) } as PlacedSection],
  );
  const isSame = !columns && (sections ?? []).every((child, index) => child === section.sections?.[index]);
  return isSame ? section : { ...section, ...(sections ? { sections } : {}), columns };
}

const isEmptyContainer = ({ type, sections }: Section) => types.isContainer(type) && !sections?.length;

const ghosts = new WeakMap<Section, Section>();
const rooms = new WeakMap<Section, Section>();

function toRoom(section: Section): Section {
  const known = rooms.get(section);
  if (known) return known;
  const room = { id: `${section.id}:room`, name: "", type: section.type, room: section.id };
  rooms.set(section, room);
  return room;
}

function toGhost(section: Section): Section {
  const known = ghosts.get(section);
  if (known) return known;
  const { id, name, type } = section;
  const ghost = { id, name, type, ghost: true };
  ghosts.set(section, ghost);
  return ghost;
}
