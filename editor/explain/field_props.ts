import type { ControlFor } from "../../sections/define_editor";
import type { PropsIssue } from "../../src/layout/registry";
import type { Path } from "../core/set_in";

/** Sets a field's value, or with `at` one inside it; undefined takes it away. */
export type Change = (value: unknown, at?: Path) => void;

/** A control as data, whatever it edits; `fields`, `item` and `options` are those that the kind has. */
export interface AnyControl {
  control: ControlKind;
  /** Of amounts: the currencies that they can be in. */
  currencies?: readonly string[];
  options?: readonly unknown[];
  min?: number;
  max?: number;
  step?: number;
  unit?: "px" | "ms" | "s" | "%";
  canBeNone?: boolean;
  isPicked?: boolean;
  item?: AnyControl;
  starter?: unknown;
  fields?: Record<string, AnyControl>;
}

type KindsOf<Control> = Control extends { control: infer Kind } ? Kind : never;

/** Every kind of `sections/define_editor.ts`, and those that only rules and banners use. */
export type ControlKind =
  | KindsOf<
      ControlFor<boolean> | ControlFor<number> | ControlFor<string> | ControlFor<string[]> | ControlFor<{ bannerTitle: string }>
    >
  | "image"
  | "link"
  | "text"
  | "long_text"
  | "rich_text"
  | "fields"
  | "per_language"
  | "source"
  | "addresses"
  | "amounts"
  | "access"
  | "audiences"
  | "countries"
  | "devices"
  | "schedule";

/** What every control is given. The value is what stands on the page, valid or not; a control never refuses to show it. */
export interface FieldProps {
  control: AnyControl;
  value: unknown;
  /** What the page takes where the field is missing; undefined where that is nothing. */
  fallback?: unknown;
  onChange: Change;
  label: string;
  /** What is wrong with the value, with paths inside it. */
  issues: readonly PropsIssue[];
  /** From the section down to the value, as in ["props", "banners", 0, "bannerTitle"]. */
  path: Path;
  /** Where the words of inner fields and options are: the section's type, or null for the editor's own and the site's settings. */
  type: string | null;
}

export const noIssues: readonly PropsIssue[] = [];

/** The issues of what a field holds under a name, with paths inside that. */
export function issuesAt(issues: readonly PropsIssue[], key: string | number): readonly PropsIssue[] {
  const inside = issues.filter(({ path: [first] }) => first === key);
  return inside.length === 0 ? noIssues : inside.map((issue) => ({ ...issue, path: issue.path.slice(1) }));
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value as the text of an input: what is no text is shown as JSON, so that nothing is hidden. */
export const asText = (value: unknown): string =>
  typeof value === "string" ? value : value === undefined ? "" : JSON.stringify(value);

/** The id of the element that a path is edited in; who jumps to a field finds it by this. */
export const fieldId = (path: Path) => `field-${path.join(".")}`;
