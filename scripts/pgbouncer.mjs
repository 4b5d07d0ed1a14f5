// Finds a PgBouncer for the tests: on the machine, else Debian's package.
import { existsSync } from "node:fs";
import { installPackage } from "./debian.mjs";

const places = [process.env.PGBOUNCER_PATH, "/usr/sbin/pgbouncer", "/usr/bin/pgbouncer"];
const find = () => places.find((place) => place && existsSync(place));

if (!find()) installPackage("pgbouncer");
if (!find()) console.error("There is no PgBouncer: the test of a pooler is left out. Set PGBOUNCER_PATH to the one you have.");
console.log(find() ?? "");
