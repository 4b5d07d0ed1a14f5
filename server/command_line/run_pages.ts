import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import * as z from "zod/mini";
import { HttpError } from "../platform/api_error";
import { createPictureStore, type PictureStore } from "../content/assets/picture_store";
import { writeWhole } from "../content/assets/write_whole";
import { ConfigurationError } from "../platform/configuration";
import { applyImport } from "../content/page_files/apply_import";
import { planImport } from "../content/page_files/plan_import";
import { type FileIssue, readFileText } from "../content/page_files/read_file";
import { fileText, writePageFile, writePagesFile, writeSiteFile } from "../content/page_files/write_file";
import { readStockedSite, withPages } from "../content/pages/check_on_site";
import { readPageStates } from "../content/pages/page_states";
import type { PageState } from "../content/pages/site";
import { announceChange } from "../platform/plugins/changes";
import type { Database } from "../platform/plugins/database";
import { readSettings } from "../content/settings/queries";
import { help, readArguments, type Values } from "./arguments";
import { checkPages } from "./check_pages";
import { DatabaseError } from "./open_database";
import { checkWords, importWords, planWords } from "./report";
import { type Surroundings, UsageError, withDatabase } from "./run_command";

z.config(z.locales.en()); // zod/mini brings no words of its own

/** What a command works with. */
interface Work extends Surroundings {
  db: Database;
  store: PictureStore;
  names: readonly string[];
  values: Values;
}

/** The page, file or input is not there or can not be used. */
class WorkError extends Error {
  constructor(
    message: string,
    readonly issues: readonly FileIssue[] = [],
  ) {
    super(message);
  }
}

/** Runs a command line; answers with the exit code. */
export async function runPages(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const isJson = args.includes("--json");
  const fail = (code: number, message: string, issues: readonly FileIssue[] = []) => {
    if (isJson) surroundings.write(fileText({ error: message, ...(issues.length > 0 ? { issues } : {}) }));
    else
      surroundings.warn(
        [message, ...issues.map(({ where, message: words }) => `  ${where ? `${where}: ` : ""}${words}`)].join("\n"),
      );
    return code;
  };
  try {
    const { command, names, values } = readArguments(args);
    if (command === "help") {
      surroundings.write(help);
      return values.help ? 0 : 2;
    }
    return await withDatabase(surroundings, (db, configuration) => {
      const store = createPictureStore({ root: surroundings.root, configuration });
      return commands[command]({ ...surroundings, db, store, names, values });
    });
  } catch (error) {
    if (error instanceof UsageError) return fail(2, `${error.message} See npm run pages -- --help.`);
    if (error instanceof ConfigurationError) return fail(2, error.message);
    if (error instanceof DatabaseError) return fail(3, error.message);
    if (error instanceof WorkError) return fail(1, error.message, error.issues);
    if (error instanceof HttpError) return fail(1, error.message);
    throw error;
  }
}

const commands = { export: exportPages, import: importFile, check: checkAll };

async function exportPages({ db, store, names, values, folder, write, warn }: Work): Promise<number> {
  const states = names.length > 0 ? await findPages(db, names) : null;
  const [only] = states ?? [];
  const file = !states
    ? await writeSiteFile(db, { store, withPictures: values.pictures })
    : states.length === 1 && only
      ? writePageFile(only.draft)
      : writePagesFile(states);
  if (!values.out) {
    write(fileText(file));
    return 0;
  }
  const target = resolve(folder, values.out);
  await writeWhole(target, Buffer.from(fileText(file))).catch((error: Error) => {
    throw new WorkError(`${values.out} could not be written: ${error.message}`);
  });
  const count = states?.length ?? ("pages" in file ? file.pages.length : 1);
  if (values.json) write(fileText({ file: target, pages: count }));
  else warn(`${count} ${count === 1 ? "page" : "pages"} in ${target}`);
  return 0;
}

async function importFile(work: Work): Promise<number> {
  const { db, store, values, write } = work;
  const file = await readNamed(work, work.names[0] ?? "-");
  const plan = await planImport(file, { db, store });
  if (values["dry-run"]) {
    write(values.json ? fileText({ plan }) : planWords(plan));
    return plan.pages.some(({ what }) => what === "taken") && !values.copy ? 1 : 0;
  }
  const taken = plan.pages.filter(({ what }) => what === "taken").map(({ id }) => [id, "copy"] as const);
  const decisions = values.copy ? Object.fromEntries(taken) : {};
  const wish = { decisions, publishes: values.publish, takesSettings: values.settings, author: "npm run pages" };
  const { pages, unpublished } = await applyImport(db, store, { ...wish, file });
  await announceChange(db, "pages");
  if (values.settings) await announceChange(db, "settings");
  const left = plan.pages.filter(({ id }) => !pages.some(({ from }) => from === id));
  write(values.json ? fileText({ plan, pages, unpublished }) : importWords(plan, { pages, unpublished }));
  return left.length > 0 || unpublished.length > 0 ? 1 : 0;
}

async function checkAll(work: Work): Promise<number> {
  const { db, names, values, write } = work;
  const [first = ""] = names;
  const isFile = names.length === 1 && (first === "-" || first.endsWith(".json"));
  const site = await readPageStates(db);
  const checked = isFile
    ? (await readNamed(work, first)).pages.map(({ draft }) => draft)
    : (names.length > 0 ? await findPages(db, names) : site.filter(({ archivedAt }) => !archivedAt)).map(({ draft }) => draft);
  const here = await readStockedSite(db, (await readSettings(db)).settings);
  const results = checkPages(checked, isFile ? withPages(here, checked) : here);
  write(values.json ? fileText({ pages: results }) : checkWords(results));
  return results.some(({ problems }) => problems.length > 0) ? 1 : 0;
}

async function findPages(db: Database, names: readonly string[]): Promise<PageState[]> {
  const states = await readPageStates(db);
  return names.map((name) => {
    const found = states.find(({ id, draft, archivedAt }) => id === name || (!archivedAt && draft.route === name));
    if (!found) throw new WorkError(`There is no page ${name}.`);
    return found;
  });
}

async function readNamed({ folder, input }: Work, name: string) {
  const content = await (name === "-" ? text(input as NodeJS.ReadStream) : readFile(resolve(folder, name), "utf8")).catch(
    (error: Error) => {
      throw new WorkError(`${name} could not be read: ${error.message}`);
    },
  );
  const { file, issues } = await readFileText(content);
  if (issues) throw new WorkError(`${name} can not be used.`, issues);
  return file;
}
