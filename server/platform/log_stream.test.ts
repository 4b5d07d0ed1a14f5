import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, openSync, closeSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import { expect, it, onTestFinished } from "vitest";
import { newFolder } from "../testing/run_folder";
import { logging, logStream } from "./logging";

const canMount = process.platform === "linux" && process.getuid?.() === 0;

it.runIf(canMount)("loses lines on a full disk, and writes on when there is space", () => {
  const folder = join(newFolder("full"), "disk");
  mkdirSync(folder);
  if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder]).status !== 0) return; // a container may forbid it
  onTestFinished(() => void execFileSync("umount", ["-l", folder]));
  const filler = join(folder, "filler");
  const file = openSync(join(folder, "log"), "a");
  onTestFinished(() => closeSync(file));
  const log = pino(logging("info"), logStream(file));
  log.info("before");
  expect(() => writeFileSync(filler, Buffer.alloc(80_000))).toThrow("ENOSPC");
  for (let line = 0; line < 300; line++) log.info(`while it is full ${line}`);
  rmSync(filler);
  for (let line = 0; line < 3; line++) log.info("after");
  const text = readFileSync(join(folder, "log"), "utf8");
  expect(text).toContain("before");
  expect(text).toContain("after");
});

it.runIf(process.platform === "linux")("lives on where nothing can be written at all", () => {
  const file = openSync("/dev/full", "w");
  onTestFinished(() => closeSync(file));
  const log = pino(logging("info"), logStream(file));
  for (let line = 0; line < 100; line++) log.info("into nothing");
});
