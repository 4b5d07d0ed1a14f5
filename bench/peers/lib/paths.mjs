import path from "node:path";

/** This folder, and the project's. */
export const ROOT = path.resolve(import.meta.dirname, "..");
export const PROJECT = path.resolve(ROOT, "../..");
export const DIST = path.join(ROOT, "dist");
export const RESULTS = path.join(PROJECT, "bench/results/peers");
