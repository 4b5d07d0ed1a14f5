import type { TFunction } from "i18next";
import type { Section } from "../../schemas/page";
import type { Language } from "../../schemas/text";
import type { Change } from "../core/diff";
import { getIn, type Path } from "../core/set_in";
import { labelOf } from "./field_words";
import { itemName } from "./item_words";
import { ruleChangeWords } from "./rule_change_words";
import { languageName } from "../words/names_in";

/** What changed about a section, to be read after its name: "now hidden in Norway", "moved above Winners". */
export function changeWords(t: TFunction, change: Change, language: Language): string {
  switch (change.kind) {
    case "added":
      return change.at.parent ? t("changes.added_to", { parent: change.at.parent.name }) : t("changes.added");
    case "removed":
      return t("changes.removed");
    case "moved":
      return moveWords(t, change);
    case "renamed":
      return t("changes.renamed", { before: change.before });
    case "rule":
      return inItem(change.section, change.path, ruleChangeWords(t, change, language), language);
    case "text":
      return t(`changes.text.${textVerb(change)}`, {
        field: fieldOf(t, change, language),
        language: languageName(change.language, language),
      });
    case "value":
      return t("changes.value", { field: fieldOf(t, change, language) });
    case "item":
      return t(`changes.item.${change.what}`, { item: entryName(t, change, language) });
  }
}

/** The whole of a change in a sentence: "Heading of Harbour lights changed in English". */
export function changeSentence(t: TFunction, change: Change, language: Language): string {
  const { section } = change;
  if (change.kind === "text") {
    const words = {
      field: labelFor(t, section, change.path),
      name: subjectOf(t, change, language),
      language: languageName(change.language, language),
    };
    return t(`changes.text_of.${textVerb(change)}`, words);
  }
  if (change.kind === "value") {
    return t("changes.value_of", { field: labelFor(t, section, change.path), name: subjectOf(t, change, language) });
  }
  if (change.kind === "item")
    return t(`changes.item_of.${change.what}`, {
      item: entryName(t, change, language),
      name: change.section?.name ?? t("changes.page"),
    });
  if (change.kind === "rule") {
    return t("changes.of", { name: subjectOf(t, change, language), what: ruleChangeWords(t, change, language) });
  }
  return t("changes.of", { name: change.section.name, what: changeWords(t, change, language) });
}

/** What changed, a sentence each; texts that were translated are counted, and what is more than `most` too. */
export function changeSentences(t: TFunction, changes: readonly Change[], language: Language, most = Infinity): string[] {
  const translated = Map.groupBy(changes.filter(isTranslation), (change) => change.language);
  const many = new Map([...translated].filter(([, list]) => list.length > 1));
  const rest = changes.filter((change) => !isTranslation(change) || !many.has(change.language));
  const sentences = [
    ...new Set(rest.map((change) => changeSentence(t, change, language))),
    ...[...many].map(([code, list]) => t("changes.translated", { count: list.length, language: languageName(code, language) })),
  ];
  if (sentences.length <= most) return sentences;
  return [...sentences.slice(0, most - 1), t("changes.more", { count: sentences.length - most + 1 })];
}

type TextChange = Extract<Change, { kind: "text" }>;

const isTranslation = (change: Change): change is TextChange =>
  change.kind === "text" && change.before === "" && change.after !== "" && change.language !== "en";

const textVerb = ({ before, after }: TextChange) => (before === "" ? "added" : after === "" ? "removed" : "changed");

function moveWords(t: TFunction, { from, to }: Extract<Change, { kind: "moved" }>) {
  if (from.parent?.id !== to.parent?.id) {
    return to.parent
      ? t("changes.moved_into", { parent: to.parent.name })
      : t("changes.moved_out", { parent: from.parent?.name });
  }
  const isAbove = to.next && (to.index < from.index || !to.previous);
  return isAbove
    ? t("changes.moved_above", { sibling: to.next?.name })
    : t("changes.moved_below", { sibling: to.previous?.name ?? to.next?.name });
}

/** The path of the outermost list entry that a path leads into, or null where it leads into none. */
function itemPath(path: Path): Path | null {
  const at = path.findIndex((key) => typeof key === "number");
  return at === -1 || at === path.length - 1 ? null : path.slice(0, at + 1);
}

function itemAt(section: Section | null, path: Path, language: Language): string {
  const at = itemPath(path);
  return at && section ? itemName(getIn(section, at), language) : "";
}

/** What a changed field belongs to: a single banner by its heading, else the section, else the page. */
const subjectOf = (t: TFunction, change: { section: Section | null; path: Path }, language: Language) =>
  itemAt(change.section, change.path, language) || (change.section?.name ?? t("changes.page"));

const inItem = (section: Section, path: Path, words: string, language: Language) => {
  const name = itemAt(section, path, language);
  return name ? `${name} ${words}` : words;
};

export function labelFor(t: TFunction, section: Section | null, path: Path): string {
  if (section === null) return t(`changes.field.${path[0]}`, { defaultValue: labelOf(t, null, path) });
  return labelOf(t, section.type, isOfSource(path) ? path.slice(0, -1) : path);
}

/** Of where a section's games come from, the parts are nothing that somebody would name. */
const isOfSource = (path: Path) => path.at(-2) === "source" && (path.at(-1) === "kind" || path.at(-1) === "value");

/** The field's label, with the entry of a list that it is in. */
function fieldOf(t: TFunction, { section, path }: { section: Section | null; path: Path }, language: Language): string {
  const label = labelFor(t, section, path);
  const item = itemAt(section, path, language);
  return item ? `${item}, ${label}` : label;
}

function entryName(t: TFunction, { section, path, item }: Extract<Change, { kind: "item" }>, language: Language): string {
  const number = Number(path.at(-1) ?? 0) + 1;
  return itemName(item, language) || t("changes.entry", { field: labelFor(t, section, path.slice(0, -1)), number });
}
