import * as z from "zod/mini";
import { slotModels } from "../../../src/play/rules/slot_models";
import { readItems } from "./read_items";
import { category, game, studio, subCategory, type SubCategoryOfFile } from "./schemas";

/** A line of the report. */
export interface Problem {
  /** `games[12].rtp` */
  path: string;
  line: number;
  message: string;
}

const schemas = { studios: studio, categories: category, games: game };
type List = keyof typeof schemas;
type Values = { [L in List]: z.output<(typeof schemas)[L]> } & {
  categories: Omit<z.output<typeof category>, "subCategories"> & { subCategories: SubCategoryOfFile[] };
};
export type Checked = { [L in List]: { list: L; value: Values[L]; path: string; line: number } }[List];

const isList = (name: string): name is List => Object.hasOwn(schemas, name);
const keyOf = ({ list, value }: Checked) => (list === "categories" ? value.slug : value.id);

/**
 * The items of a file that are good, with a report of every problem of the others. `wanted` are the lists to look at; what is in none
 * is passed over unread.
 */
export async function* checkItems(
  file: AsyncIterable<string>,
  { wanted, report }: { wanted: readonly List[]; report: (problem: Problem) => void },
): AsyncGenerator<Checked> {
  const known = new Map<string, string>();
  const strange = new Set<string>();
  for await (const { list, index, line, json } of readItems(file)) {
    const path = `${list}[${index}]`;
    if (!isList(list)) {
      if (!strange.has(list) && wanted.includes("studios"))
        report({ path: list, line, message: "There is no such list; it is left out" });
      strange.add(list);
      continue;
    }
    if (!wanted.includes(list)) continue;
    const parsed = parse(list, json);
    if ("problems" in parsed) {
      for (const { at, message } of parsed.problems) report({ path: path + at, line, message });
      continue;
    }
    const tell = (at: string, message: string) => report({ path: path + at, line, message });
    const value = list === "categories" ? withGoodSubs(parsed.value as z.output<typeof category>, tell) : parsed.value;
    const checked = { list, value, path, line } as Checked; // parsed by the list's own schema
    const key = `${list} ${keyOf(checked)}`;
    const before = known.get(key);
    if (before) {
      report({ path, line, message: `${keyOf(checked)} is there before, at ${before}` });
      continue;
    }
    known.set(key, path);
    yield checked;
  }
}

function parse(list: List, json: string): { value: unknown } | { problems: { at: string; message: string }[] } {
  let content: unknown;
  try {
    content = JSON.parse(json);
  } catch (error) {
    return { problems: [{ at: "", message: `Not JSON: ${(error as Error).message}` }] };
  }
  const parsed = z.safeParse(schemas[list], content);
  const unknownModel = parsed.success && list === "games" && modelProblem(parsed.data as z.output<typeof game>);
  if (unknownModel) return { problems: [{ at: ".clientModel", message: unknownModel }] };
  if (parsed.success) return { value: parsed.data };
  return { problems: parsed.error.issues.map(({ path, message }) => ({ at: path.map(step).join(""), message })) };
}

/** A slot would play by another model than the one that is named, and return something else than is told. */
const modelProblem = ({ client, clientModel }: z.output<typeof game>): string | null =>
  client === "slot" && typeof clientModel === "string" && !Object.hasOwn(slotModels, clientModel)
    ? `The slot has no model ${clientModel}: ${Object.keys(slotModels).join(", ")}`
    : null;

/** A category with those of its sub-categories that are good; the others are told. */
function withGoodSubs(category: z.output<typeof schemas.categories>, tell: (at: string, message: string) => void) {
  const subCategories = category.subCategories.flatMap((item, index) => {
    const parsed = z.safeParse(subCategory, item);
    if (parsed.success) return [parsed.data];
    for (const { path, message } of parsed.error.issues) tell(`.subCategories[${index}]${path.map(step).join("")}`, message);
    return [];
  });
  return { ...category, subCategories };
}

const step = (key: PropertyKey) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`);
