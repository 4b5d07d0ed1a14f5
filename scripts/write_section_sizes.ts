// Writes what a visitor downloads for each section type beside the built and compressed files, and names that file in the editor's page.
import { createHash } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { components } from "../sections/components";
import type { SectionLoader } from "../sections/section_loader";
import { type Manifest, sectionSizes } from "./section_sizes";

const client = path.join(import.meta.dirname, "../dist/client");
const loaders: Record<string, SectionLoader> = components;

const sizes = sectionSizes(JSON.parse(readFileSync(path.join(client, ".vite/manifest.json"), "utf8")) as Manifest, {
  isStatic: (type) => loaders[type]?.isStatic === true,
  sizeOf: (file) => statSync(path.join(client, `${file}.br`)).size,
});

const json = JSON.stringify(sizes);
const name = `assets/section_sizes-${createHash("sha256").update(json).digest("hex").slice(0, 8)}.json`;
writeFileSync(path.join(client, name), json);

const page = path.join(client, "editor/index.html");
const html = readFileSync(page, "utf8");
writeFileSync(page, html.replace("</head>", `<meta name="section-sizes" content="/${name}"></head>`));
