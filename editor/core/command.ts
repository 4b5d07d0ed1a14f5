import type { Page, Section } from "../../schemas/page";
import type { Language } from "../../schemas/text";

export interface EditorState {
  readonly page: Page;
  /** The section that the inspector shows; the last of `selection`. */
  readonly selected: string | null;
  readonly selection: readonly string[];
}

/** One step from a state to the next. Transactions that share a `merge` key undo together. */
export interface Transaction {
  readonly name: string;
  readonly state: EditorState;
  readonly merge?: string;
}

/** What commands ask about section types. */
export interface Types {
  isContainer(type: string): boolean;
  /** The names of the sections that a section takes into its columns, or null where its type has none. */
  columnsOf(section: Section): Columns | null;
  /** The same section with other names in its columns. */
  withColumns(section: Section, columns: Columns): Section;
  /** How wide its columns are beside each other, one number each, or null where it has none. */
  widthsOf(section: Section): readonly number[] | null;
  /** The same section with other widths. */
  withWidths(section: Section, widths: readonly number[]): Section;
  /** A page that an edit made from another, with what its translations were made from. */
  keepSources(before: Page, after: Page): Page;
  /** A page with translations written into it, or said to be right. */
  writeTranslations(page: Page, language: Language, written: readonly Translation[]): Page;
}

/** A text of a section, or with null of the page itself, in a language. */
export interface Translation {
  sectionId: string | null;
  /** From the section or the page on. */
  path: readonly (string | number)[];
  text: string;
}

export type Columns = readonly (readonly string[])[];

/** A command written down: enough to make it again. */
export interface CommandRecord {
  readonly name: string;
  readonly args: readonly unknown[];
}

/** Answers with the transaction it would make, or null when it does not apply here. */
export interface Command {
  (state: EditorState, types: Types): Transaction | null;
  describe(): CommandRecord;
}

type Step = Omit<Transaction, "name">;

/** A command from its name, its arguments and what it does. */
export const command = (
  name: string,
  args: readonly unknown[],
  step: (state: EditorState, types: Types) => Step | null,
): Command =>
  Object.assign(
    (state: EditorState, types: Types) => {
      const made = step(state, types);
      return made && { name, ...made };
    },
    { describe: () => ({ name, args: args.slice(0, args.findLastIndex((arg) => arg !== undefined) + 1) }) }, // JSON has no undefined
  );

/** A state with other sections on its page; the very same page where they are the same. */
export const withSections = (state: EditorState, sections: Page["sections"]): EditorState =>
  sections === state.page.sections ? state : { ...state, page: { ...state.page, sections } };

export const withSelected = (state: EditorState, id: string | null): EditorState => withSelection(state, id === null ? [] : [id]);

export const withSelection = (state: EditorState, selection: readonly string[]): EditorState => ({
  ...state,
  selected: selection.at(-1) ?? null,
  selection,
});
