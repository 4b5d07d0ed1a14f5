// `npm run serve`: a site of your own, in production. Builds first where the build is older than the sources.
import { build } from "./build.mjs";
import { ensureInstalled, isDeployed } from "./install.mjs";
import { runServer } from "./run_server.mjs";

if (!isDeployed()) {
  ensureInstalled();
  await build();
}
runServer({ ...process.env, NODE_ENV: "production" });
