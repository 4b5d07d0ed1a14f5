import { readdirSync } from "node:fs";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { wordsPlugin } from "./scripts/words_plugin.ts";
import { classNames } from "./scripts/class_names.ts";
import { guardFirstDownload } from "./scripts/guard_first_download.ts";
import { pageChunk } from "./scripts/page_chunk.ts";
import { playerChunks } from "./scripts/player_chunks.ts";
import { stripContract } from "./scripts/strip_contract.ts";

const root = import.meta.dirname;

/**
 * Packages that go into the server's own files: of some, parts are picked at build time, and at run time each would load
 * whole, and JSON not at all; the others are made of many small files, and to find and read those was half of a start.
 */
const bundledOnServer = [
  "cldr-core",
  "drizzle-orm",
  "react-router-dom",
  "react-router",
  "swiper",
  "atropos",
  "react-frame-component",
  /^@base-ui\//,
  /^@dnd-kit\//,
  /^@fastify\//,
  /^@floating-ui\//,
  /^@hookform\//,
  /^@noble\//,
  /^@opentelemetry\/api/,
  /^@scure\//,
  /^@tanstack\//,
  "altcha-lib",
  "fastify",
  "ioredis",
  "jose",
  "libphonenumber-js",
  "maxmind",
  "nodemailer",
  "oidc-provider",
  "openid-client",
  "otpauth",
  "prom-client",
  "qrcode",
  "react-hook-form",
  "sanitize-html",
  "socket.io",
  "tar-stream",
  "zod",
  "zustand",
];

/** The server, and what renders pages for it. */
const serverInputs = {
  main: path.join(root, "server/main.ts"),
  player: path.join(root, "src/player/server.tsx"),
  ...commandInputs(),
};
const { player: pages, ...others } = serverInputs;
const serverPages = pageChunk({ pages, others: Object.values(others) });
const playerEntry = path.join(root, "src/player/client.tsx");
const browserInputs: Record<string, string> = {
  player: playerEntry,
  gallery: path.join(root, "editor/gallery/index.html"),
};

/** The programs of the command line, so that they work where there are no development packages. */
function commandInputs(): Record<string, string> {
  const folder = path.join(root, "server/command_line");
  const programs = readdirSync(folder).filter((name) => name.endsWith("_main.ts"));
  return Object.fromEntries(programs.map((name) => [name.slice(0, -".ts".length), path.join(folder, name)]));
}

/** Every page has it before anything is fetched later, so that nobody needs to be told to fetch it. */
const everywhere = /rolldown-runtime-/;

/** What hardly any page needs brings its code one file after the other, so that no page carries their names. */
const seldom = /\/bridge-/;

const playerGroups = playerChunks({
  entry: playerEntry,
  list: path.join(root, "sections/code.ts"),
});

/** The service worker (docs/service_worker.md), with a list of the files that every page needs. */
const worker = VitePWA({
  strategies: "injectManifest",
  srcDir: "src/worker",
  filename: "worker.ts",
  injectRegister: false,
  manifest: false,
  injectManifest: {
    rollupFormat: "iife",
    globPatterns: ["assets/{player,base,parts,code,start_router,load_page,start_worker}-*.{js,css}"],
    dontCacheBustURLsMatching: /^assets\//,
  },
});

export default defineConfig(({ isSsrBuild }) => ({
  root,
  plugins: [react(), wordsPlugin(root), stripContract(), ...(isSsrBuild ? [] : [guardFirstDownload(playerEntry), worker])],
  appType: "custom",
  build: {
    target: "es2022",
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (part, files) =>
        files.filter((file) => !everywhere.test(file) && (file.endsWith(".css") || !seldom.test(part))),
    },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: isSsrBuild ? serverInputs : browserInputs,
      output: { codeSplitting: { groups: isSsrBuild ? [serverPages] : playerGroups } },
    },
  },
  ssr: { noExternal: bundledOnServer },
  css: { modules: { generateScopedName: classNames(root) } },
  server: { middlewareMode: true, hmr: { port: 24_679 } },
}));
