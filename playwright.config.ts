import { defineConfig } from "@playwright/test";
import { requireOwnNode } from "./scripts/own_node";

requireOwnNode("playwright");

const port = Number(process.env["E2E_PORT"] ?? 3199);

/** Specs that change the settings of the whole site, or that decide for others: they have a site of their own, which is looked at by one test at a time. */
const ofSettings = /\/(?:navigation|settings|sign_up|captcha|payouts_desk|breaks|bonus|deposit_codes)\.spec\.ts$/;

/** Journeys in Firefox, which Playwright can't drive as distributions build it: with `FIREFOX_PATH`, as `npm run test:all` sets it where there is one. */
const inFirefox = /\/firefox\/.*\.spec\.ts$/;
const firefox = { name: "firefox", testMatch: inFirefox, workers: 1, use: { baseURL: `http://localhost:${port}` } };

const siteAt = (at: number) => ({
  command: `"${process.execPath}" e2e/serve.mjs`,
  url: `http://localhost:${at}/readyz`,
  timeout: 120_000,
  gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 } as const,
  env: { PORT: String(at) },
  reuseExistingServer: !process.env["CI"],
});

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
    { name: "settings", testMatch: ofSettings, workers: 1, use: { baseURL: `http://localhost:${port + 20}` } },
    { name: "site", testIgnore: [ofSettings, inFirefox], use: { baseURL: `http://localhost:${port}` } },
    ...(process.env["FIREFOX_PATH"] ? [firefox] : []),
  ],
  webServer: [siteAt(port), siteAt(port + 20)],
});
