import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { wordsPlugin } from "./scripts/words_plugin.ts";
import { ByEnvironment } from "./scripts/by_environment.ts";
import { requireOwnNode } from "./scripts/own_node.ts";

requireOwnNode("vitest");

export default defineConfig({
  plugins: [react(), wordsPlugin(import.meta.dirname)],
  test: {
    include: ["{bench,schemas,sections,src,editor,server,locales,scripts}/**/*.test.{ts,tsx}"],
    environment: "node",
    isolate: false, // files share a worker and what it has loaded: a third of the time; each test cleans up after itself
    css: { include: /\.css\?raw$/, modules: { classNameStrategy: "non-scoped" } },
    sequence: { sequencer: ByEnvironment },
    maxWorkers: Math.ceil(availableParallelism() * 1.5), // a quarter of the time two workers left a core idle, waiting for the database
    testTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
    onConsoleLog: (log) => !log.startsWith("Detected multiple renderers"), // React's word to files that follow one which renders as the server does
    setupFiles: ["src/testing/wait_longer.ts", "src/testing/leave_no_trace.ts", "src/testing/same_seed.ts"],
    globalSetup: ["server/testing/global_setup.ts"],
  },
});
