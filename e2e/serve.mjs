// The built server for the tests, on an empty database of its own that is filled with the demo casino.
import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fastFolder } from "../scripts/fast_folder.ts";

const data = mkdtempSync(path.join(fastFolder(), "foyer-e2e-"));
chmodSync(data, 0o711); // as root, the database runs as another user
const pictures = path.resolve("node_modules/.cache/foyer-pictures"); // sizes of pictures are made once for all servers and runs
mkdirSync(pictures, { recursive: true });
symlinkSync(pictures, path.join(data, "cache"), "junction");
const note = path.join(tmpdir(), `foyer-e2e-${process.env.PORT}`); // where a journey's second process finds it
writeFileSync(note, data);
const server = spawn(process.execPath, ["dist/server/main.js"], {
  stdio: "inherit",
  env: {
    ...process.env,
    NODE_ENV: "production",
    DEMO: "1",
    DEMO_PLAYERS: "0", // what is won is what the tests win
    DATA_DIR: data,
    LOG_LEVEL: "warn",
    OVERLOAD_DELAY: "0", // a busy machine is no reason to refuse a journey
    TRUST_PROXY: "1", // a journey says which connection it comes by
    GEO_COUNTRY_HEADER: "x-country",
    GEO_SUBDIVISION_HEADER: "x-subdivision",
  },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill("SIGTERM"));
server.on("exit", (code) => {
  rmSync(data, { recursive: true, force: true });
  rmSync(note, { force: true });
  process.exit(code ?? 0);
});
