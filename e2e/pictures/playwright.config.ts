import { defineConfig } from "@playwright/test";
import { requireOwnNode } from "../../scripts/own_node";
import base from "../../playwright.config";

requireOwnNode("playwright");

const port = Number(process.env["E2E_PORT"] ?? 3299);

/** `npm run pictures`: how sections and pages look, beside the pictures that were kept. It is no part of `npm test`: letters differ from machine to machine. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.pictures.ts",
  globalSetup: "./same_each_day.ts",
  outputDir: "../../test-results/pictures",
  snapshotPathTemplate: "{testDir}/kept/{arg}{ext}",
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 15_000, toMatchSnapshot: { threshold: 0.15, maxDiffPixelRatio: 0.01 } },
  reporter: [["list"], ["html", { outputFolder: "../../test-results/pictures-report", open: "never" }]],
  use: { ...base.use, baseURL: `http://localhost:${port}`, trace: "off", screenshot: "off" },
  webServer: {
    command: `"${process.execPath}" e2e/serve.mjs`,
    cwd: "../..",
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: { PORT: String(port) },
  },
});
