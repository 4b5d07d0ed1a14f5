import type { TFunction } from "i18next";
import type { Path } from "../core/set_in";

/** A prop's name as words: `showTotal` is "Show total". */
export function humanise(name: string): string {
  const words = name
    .replace(/[_-]+/g, " ")
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Names alone: the words of `banners.0.title` are those of every banner's title. */
const namesIn = (path: Path) => path.filter((key) => typeof key === "string" && key !== "props");

const labels = new WeakMap<TFunction, Map<string, string>>(); // the words of a language do not change

/** The label of a field of a section type, else the one that all types share, else its name as words. */
export function labelOf(t: TFunction, type: string | null, path: Path): string {
  const names = namesIn(path);
  const known = labels.get(t) ?? new Map<string, string>();
  labels.set(t, known);
  const key = `${type} ${names.join(".")}`;
  const label = known.get(key) ?? findLabel(t, type, names);
  known.set(key, label);
  return label;
}

function findLabel(t: TFunction, type: string | null, names: Path): string {
  const last = String(names.at(-1) ?? "");
  const own =
    type === null
      ? [`settings.fields.${names.join(".")}._`, `settings.fields.${names.join(".")}`] // what has labels inside it has its own as "_"
      : [
          ...(forms.has(type) ? [`${type}.fields.${names.join(".")}._`] : []),
          `${rootOf(type)}.fields.${names.join(".")}`,
          `${rootOf(type)}.fields.${last}`,
        ];
  return words(t, [...own, `fields.names.${last}`, `settings.names.${last}`]) ?? humanise(last);
}

/** What is edited beside the pages has words of its own. */
export const promotionForm = "promotion";
export const tournamentForm = "tournament";
export const missionForm = "mission";
const forms: ReadonlySet<string> = new Set([promotionForm, tournamentForm, missionForm]);
const rootOf = (type: string) => (forms.has(type) ? type : `sections.${type}`);

/** The word for one option of a field. */
export function optionOf(t: TFunction, type: string | null, path: Path, option: unknown): string {
  const names = namesIn(path);
  const own =
    type === null
      ? [`settings.options.${names.join(".")}.${String(option)}`, `settings.options.${names.at(-1)}.${String(option)}`]
      : [
          `${rootOf(type)}.options.${names.join(".")}.${String(option)}`,
          `${rootOf(type)}.options.${names.at(-1)}.${String(option)}`,
        ];
  return words(t, [...own, `fields.options.${String(option)}`]) ?? humanise(String(option));
}

/** The first of several keys that has words. */
function words(t: TFunction, keys: readonly string[]): string | null {
  for (const key of keys) {
    const found: unknown = t(key, { defaultValue: "" });
    if (typeof found === "string" && found !== "" && found !== key) return found;
  }
  return null;
}
