import type { Workplace } from "../use_editor";

/** Under what heading the list of shortcuts and the command palette show it. */
export type ActionGroup = "selection" | "arrange" | "clipboard" | "look" | "screen" | "page";

/**
 * Something that a person can do. The command palette, the section menu, the keyboard and the list of shortcuts all read
 * it from the one table in `actions.ts`, so that they can not disagree.
 */
export interface Action {
  /** noun.verb, unique: "section.duplicate". */
  readonly name: string;
  /** The key of what it is called, in any topic of the editor's words. */
  readonly words: string;
  /** What it is called at the moment, where that depends: "Show" instead of "Hide". */
  readonly wordsNow?: (workplace: Workplace) => string;
  readonly group: ActionGroup;
  /**
   * As `keysOf` writes them: "Ctrl+Shift+KeyZ", where Ctrl is ⌘ on a Mac; the first is the one that is shown. With a
   * modifier or F key they may work everywhere; single keys wait where somebody types.
   */
  readonly keys?: readonly string[];
  /** What is about the selection works with the focus in canvas or outline; what is about the screen, wherever no list, menu or field takes the key. */
  readonly where: "everywhere" | "screen" | "arranging";
  /** Its keys work in the other views too, such as the matrix. */
  readonly isInAllViews?: boolean;
  /** The key of the line that it shares with others in the list of shortcuts, such as up and down. */
  readonly line?: string;
  /** Where in the section menu it stands; missing where it has no place there. */
  readonly menu?: "move" | "copy" | "look" | "remove";
  /** Only keys: it makes no sense to choose from a list, such as an arrow. */
  readonly isKeyOnly?: boolean;
  /** The browser answers these keys with an event of its own, as for copy and paste. */
  readonly isNative?: boolean;
  /** Whether it applies at the moment; always where it is missing. */
  readonly can?: (workplace: Workplace) => boolean;
  /** Answers false where it does not apply; then the key does what it does anyway. */
  readonly run: (workplace: Workplace) => boolean | void;
}
