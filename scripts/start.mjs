// `npm start`: installs, builds and serves the demo casino. Runs on whatever Node (20 or newer) the machine has.
import { build } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { runServer } from "./run_server.mjs";

ensureInstalled();
await build();
runServer({ NODE_ENV: "production", DEMO: "1", ...process.env });
