// Writes the inventory of the scripts that pages of the site may run beside the built files.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listScripts, type Manifest } from "./list_scripts.ts";

const client = path.join(import.meta.dirname, "../dist/client");
const manifest = JSON.parse(readFileSync(path.join(client, ".vite/manifest.json"), "utf8")) as Manifest;
const scripts = listScripts(manifest, (file) => readFileSync(path.join(client, file)));
writeFileSync(path.join(client, ".vite/scripts.json"), `${JSON.stringify(scripts, null, 2)}\n`);
