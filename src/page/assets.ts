import type { NavigationLayout, Theme } from "../../schemas/settings";
import type { Viewer } from "../../schemas/viewer";

type Session = Viewer["session"];

/** What the built site consists of, by the address that the browser asks for. */
export interface Assets {
  entry: string;
  /** Stylesheets, then scripts, that a page with these types in this language needs, with words that are not on every page; what stands around a page counts as a type. */
  of(types: readonly string[], language: string, words?: readonly string[]): { styles: string[]; scripts: string[] };
  /** Where the code of these types is, by type. Missing where nothing is built. */
  code?(types: readonly string[]): Record<string, string>;
  /** Stylesheets and scripts of a navigation layout's menu, which shows users more than guests. */
  menu(layout: NavigationLayout, session: Session): { styles: string[]; scripts: string[] };
  /** The address of several stylesheets as one; null where it is not known. Missing where nothing is built. */
  together?(styles: readonly string[]): string | null;
  /** The import map by which browsers refuse other code than was built for paying in and out, for words in a language, and its digest. Missing where nothing is built. */
  cashier?(language: string): { map: string; digest: string };
  /** That map, on pages of whoever may pay. */
  integrity?: string | undefined;
  /** What browsers compare a script with. Missing where nothing is built. */
  integrityOf?(script: string): string | undefined;
  /** The faces that a theme's text and titles are set in. Missing where nothing is built. */
  fonts?(theme: Theme): string[];
  /** Put into the head as it stands: what the development server adds. */
  head?: string;
}

/** Among the types of a page: what stands around the pages of an account. */
export const profileFrame = "shell/profile_frame";

/** What the server's HTML shows in the header of some pages and of some players: its styles come with the page's. */
export const gameBar = "shell/game_bar";
export const panicButton = "shell/panic_button";
