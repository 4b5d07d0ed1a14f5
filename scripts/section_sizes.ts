interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
export type Manifest = Record<string, Chunk>;

interface Measured {
  /** Types whose code no visitor downloads: the server's HTML is all of them. */
  isStatic: (type: string) => boolean;
  /** The bytes of a file as it is sent. */
  sizeOf: (file: string) => number;
}

const player = "src/player/client.tsx";

/**
 * How many bytes a visitor downloads because a page has a section of a type: its chunk with all that it imports, and the
 * styles, without what every page with sections loads anyway.
 */
export function sectionSizes(manifest: Manifest, { isStatic, sizeOf }: Measured): Record<string, number> {
  const types = Object.keys(manifest).flatMap((key) => {
    const type = /^sections\/[^/]+\/([^/]+)\/index\.tsx?$/.exec(key)?.[1];
    return type === undefined ? [] : [{ type, chunks: withImports(manifest, key) }];
  });
  const common = withImports(manifest, player);
  for (const key of shared(types.map(({ chunks }) => chunks))) common.add(key);
  return Object.fromEntries(
    types.map(({ type, chunks }) => {
      const own = [...chunks].filter((key) => !common.has(key)).flatMap((key) => manifest[key] ?? []);
      const files = own.flatMap(({ file, css = [] }) => (isStatic(type) ? css : [file, ...css]));
      return [type, [...new Set(files)].reduce((sum, file) => sum + sizeOf(file), 0)];
    }),
  );
}

function withImports(manifest: Manifest, entry: string): Set<string> {
  const keys = new Set([entry]);
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported); // a set goes on with what is added
  return keys;
}

/** What is in all of them. */
const shared = ([first = new Set<string>(), ...others]: readonly Set<string>[]) =>
  [...first].filter((key) => others.length > 0 && others.every((other) => other.has(key)));
