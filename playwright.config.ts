import { defineConfig } from "@playwright/test";
import { requireOwnNode } from "./scripts/own_node";

requireOwnNode("playwright");

const port = Number(process.env["E2E_PORT"] ?? 3199);

/** A person's ways through the built site, on a server and a database of its own. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  workers: 2,
  retries: 1, // scripts/judge_tests.ts names what needed it, and fails a run where that is many
  timeout: 30_000, // several times what a journey takes; the few that need longer say why
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
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
  webServer: {
    command: `"${process.execPath}" e2e/serve.mjs`,
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: { PORT: String(port) },
    reuseExistingServer: !process.env["CI"],
  },
});
