// Finds a PgBouncer for the tests: on the machine, else Debian's package. Without one a test says so and is left out.
import { existsSync } from "node:fs";
import { installPackage } from "./debian.mjs";

const places = [process.env.PGBOUNCER_PATH, "/usr/sbin/pgbouncer", "/usr/bin/pgbouncer"];
const find = () => places.find((place) => place && existsSync(place));

if (!find()) {
  console.error("Installing a PgBouncer for the tests …");
  installPackage("pgbouncer");
}
console.log(find() ?? "");
