import { parts } from "./parts.mjs";

const names = Object.keys(parts);

/** `--only a,b` chooses parts, `--full` takes more rounds and larger pages, `--small` as few as show that a part still measures; stops where something else is asked. */
export function readOptions(argv) {
  const options = { only: null, isFull: false, isSmall: false };
  for (let index = 0; index < argv.length; index++) {
    if (argv[index] === "--full") options.isFull = true;
    else if (argv[index] === "--small") options.isSmall = true;
    else if (argv[index] === "--only") options.only = argv[++index]?.split(",") ?? [];
    else stop(`Unknown option ${argv[index]}.`);
  }
  const unknown = options.only?.find((name) => !names.includes(name));
  if (unknown !== undefined || options.only?.length === 0) stop(`There is no part ${unknown ?? ""}.`);
  return options;
}

function stop(reason) {
  console.error(`${reason} Options: --only ${names.join(",")}, --full and --small`);
  process.exit(2);
}
