import { readWords, UsageError } from "./run_command";

export const help = `Pages as files.

  npm run pages -- export [page…] [--out file] [--pictures]
      Writes pages, by id or address, or without any the whole site: drafts, published pages,
      redirects, settings, and with --pictures the uploads of the library too.

  npm run pages -- import file [--dry-run] [--publish] [--settings] [--copy]
      Imports what a file holds, all of it or nothing; "-" reads standard input.
      --dry-run   lists what would change, and changes nothing
      --publish   what is published in the file is published here
      --settings  the settings of the file become those of this site
      --copy      pages whose address is taken become pages of their own

  npm run pages -- check [page…|file]
      Says what would keep pages from being published; without any, of all drafts.

  --json prints one JSON object; --help prints this.
  The database is the one of DATA_DIR (./data), whether the server runs or not, or that of DATABASE_URL.
  Ends with 0 when all is well, 1 when pages have problems or were not imported, 2 when the command can
  not be meant, 3 when the database is not reachable.
`;

const options = {
  out: { type: "string" },
  pictures: { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
  publish: { type: "boolean", default: false },
  settings: { type: "boolean", default: false },
  copy: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

const allowed: Record<string, readonly string[]> = {
  export: ["out", "pictures"],
  import: ["dry-run", "publish", "settings", "copy"],
  check: [],
};

/** The words of a command line, checked. */
export function readArguments(args: readonly string[]) {
  const { values, positionals } = readWords(args, options);
  const [command, ...names] = positionals;
  if (values.help || command === undefined) return { command: "help" as const, names, values };
  const own = Object.hasOwn(allowed, command) ? allowed[command] : undefined;
  if (!own) throw new UsageError(`There is no command ${command}.`);
  const given = Object.entries(values).flatMap(([name, value]) => (value ? [name] : []));
  const foreign = given.find((name) => name !== "json" && !own.includes(name));
  if (foreign) throw new UsageError(`${command} has no --${foreign}.`);
  if (command === "import" && names.length !== 1) throw new UsageError("import takes one file.");
  return { command: command as "export" | "import" | "check", names, values };
}

export type Values = ReturnType<typeof readArguments>["values"];
