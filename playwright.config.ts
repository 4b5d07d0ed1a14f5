import { defineConfig } from "@playwright/test";
import { requireOwnNode } from "./scripts/own_node";

requireOwnNode("playwright");

const port = Number(process.env["E2E_PORT"] ?? 3199);
const ofSettingsSite = port + 20;
const whereReady = port + 10; // answers when both sites are ready (e2e/serve_sites.mjs)
const urlOf = (at: number) => `http://localhost:${at}`;

/** Specs that change the settings of the whole site, or that decide for others: they have a site of their own, which is looked at by one test at a time. */
const ofSettings = /\/(?:navigation|settings|sign_up|captcha|payouts_desk|breaks|bonus|deposit_codes)\.spec\.ts$/;

/** A spec whose tests are done one after the other: begun in the order of names, it was left alone at the end for a tenth of the run. */
const inSeries = /\/withdraw\.spec\.ts$/;

/** Journeys in Firefox, which Playwright can't drive as distributions build it: with `FIREFOX_PATH`, as `npm run test:all` sets it where there is one. */
const inFirefox = /\/firefox\/.*\.spec\.ts$/;
const firefox = { name: "firefox", testMatch: inFirefox, workers: 1, use: { baseURL: urlOf(port) } };

/** A person's ways through the built site, on servers and databases of their own. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  workers: 3, // a journey waits as often as it works: two would leave a part of two cores idle
  retries: 1, // scripts/judge_tests.ts names what needed it, and fails a run where that is many
  timeout: 60_000, // the longest journeys take 25 seconds of a processor, and three share two; the few that need longer say why
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    serviceWorkers: "block", // a worker would answer in the place of the routes that tests set up
    colorScheme: "dark", // a journey about light asks for it
    reducedMotion: "reduce", // a journey about movement asks for it
    screenshot: "only-on-failure",
    trace: "on-first-retry", // a trace of every test takes half as long again
    launchOptions: {
      ...(process.env["CHROMIUM_PATH"] ? { executablePath: process.env["CHROMIUM_PATH"] } : {}),
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
    },
  },
  projects: [
    { name: "settings", testMatch: ofSettings, workers: 1, use: { baseURL: urlOf(ofSettingsSite) } }, // projects begin in this order
    { name: "series", testMatch: inSeries, use: { baseURL: urlOf(port) } },
    { name: "site", testIgnore: [ofSettings, inSeries, inFirefox], use: { baseURL: urlOf(port) } },
    ...(process.env["FIREFOX_PATH"] ? [firefox] : []),
  ],
  webServer: {
    command: `"${process.execPath}" e2e/serve_sites.mjs ${port} ${ofSettingsSite}`,
    url: urlOf(whereReady),
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: { PORT: String(whereReady) },
    reuseExistingServer: !process.env["CI"],
  },
});
