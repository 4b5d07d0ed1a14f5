import type * as z from "zod/mini";
import type { Image } from "../schemas/image";
import type { Link } from "../schemas/link";
import type { Language, Text } from "../schemas/text";

/** The controls of the inspector, by the value they edit. Options and labels are keys of `editor.json` by convention. */
type TextControl =
  | {
      control:
        | "string"
        | "url"
        | "color"
        | "icon"
        | "anchor"
        | "date_time"
        | "page"
        | "game"
        | "provider"
        | "category"
        | "top_category"
        | "promotion"
        | "jackpot"
        | "payment_method"
        | "payout_method";
    }
  | { control: "choice"; options: readonly string[] };
type SelectControl<Value> = {
  control: "select";
  options: readonly Value[];
  /** None of them may be chosen too. */
  canBeNone?: boolean;
};
type NumberControl =
  | { control: "number"; min?: number; max?: number; unit?: "px" | "ms" | "s" | "%" }
  | { control: "slider"; min: number; max: number; step?: number }
  /** A promotion or a tournament by its number. */
  | { control: "bonus" | "tournament" };

/** The controls that can edit a value of a type. */
export type ControlFor<Value> = [Value] extends [boolean]
  ? { control: "toggle" }
  : [Value] extends [number]
    ? NumberControl | SelectControl<Value>
    : [Value] extends [string]
      ? string extends Value
        ? TextControl
        : SelectControl<Value>
      : [Value] extends [readonly (infer Item)[]]
        ? ListControl<NonNullable<Item>>
        : ObjectControl<Value>;

type ListControl<Item> =
  | { control: "list"; item: ControlFor<Item>; starter: unknown; /** Entries are added by choosing them. */ isPicked?: boolean }
  | { control: "set"; options: readonly Item[] }
  /** Names of other sections of the page. */
  | { control: "names" }
  /** What stands in each column, or how wide the columns are. */
  | { control: "columns" | "widths" };

type ObjectControl<Value> = string extends keyof Value
  ? { control: "addresses" }
  : "allowedCountries" extends keyof Value
    ? { control: "countries" }
    : "bannerTitle" extends keyof Value
      ? { control: "banner" }
      : [Value] extends [Image]
        ? { control: "image" }
        : [Value] extends [{ kind: string; value: string }]
          ? /** Where games come from. */ { control: "source"; options: readonly Value["kind"][] }
          : [Value, Link] extends [Link, Value]
            ? { control: "link" }
            : [Text] extends [Value]
              ? { control: "text" | "long_text" | "rich_text" }
              : Value extends { [Key in Language]?: infer Content }
                ? { control: "per_language"; fields: FieldsOf<NonNullable<Content>> }
                : { control: "fields"; fields: FieldsOf<Value> };

export type FieldsOf<Props> = { [Key in keyof Props]-?: ControlFor<NonNullable<Props[Key]>> };

export type SectionGroup =
  | "banners"
  | "games"
  | "promotions"
  | "content"
  | "account"
  | "cashier"
  | "limits"
  | "navigation"
  | "layout";

/** A block of a wireframe 96 wide and 54 high: left, top, width, height; `room` is where other sections go. */
export type Block = readonly [x: number, y: number, width: number, height: number, look: "strong" | "soft" | "line" | "room"];

/** How a type is edited: plain data. Labels are `sections.<type>.…` in `locales/<language>/editor.json`. */
export interface SectionEditor<Schema extends z.core.$ZodType = z.core.$ZodType> {
  group: SectionGroup;
  /** What it looks like, in a few blocks; the palette draws it. */
  picture: readonly Block[];
  /** The props that a new section starts with; valid, and good to look at. */
  starter: z.input<Schema>;
  /** Other props that a new section may start with, by a name that is worded as `sections.<type>.presets.<name>`; each valid, and good to look at. */
  presets?: Readonly<Record<string, z.input<Schema>>>;
  /** The access a new section starts with; any when missing. */
  access?: "any" | "guest" | "user";
  /** It lists promotions, of the kinds in its `bonusTypes` or of all, so that the editor can say who sees which. */
  listsPromotions?: boolean;
  /** Its own fields; title, anchor and order, which every type has, are not named here. */
  fields: Omit<FieldsOf<z.output<Schema>>, "title" | "anchor" | "order">;
}

export const defineEditor = <Schema extends z.core.$ZodType>(editor: SectionEditor<Schema>) => editor;
