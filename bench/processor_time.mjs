import { readdirSync, readFileSync } from "node:fs";

/** Of /proc: ticks of a hundredth of a second. */
const ticksPerSecond = 100;

/** What a process used itself and what its ended children did, in seconds of a core; nothing where it is gone. */
function timesOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
    const [own, systems, ended, systemsEnded] = fields.slice(11, 15).map(Number);
    return { parent: Number(fields[1]), own: (own + systems) / ticksPerSecond, ended: (ended + systemsEnded) / ticksPerSecond };
  } catch {
    return { parent: 0, own: 0, ended: 0 };
  }
}

/** Seconds of a core that processes have used. */
export const usedBy = (pids) => pids.reduce((sum, pid) => sum + timesOf(pid).own, 0);

/** The same of a database: its server, the processes that it has, and those that it had. */
export async function usedByDatabase(client) {
  const { rows } = await client.query("select pg_backend_pid() as pid");
  const server = timesOf(rows[0].pid).parent;
  const processes = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && timesOf(name).parent === server);
  const { own, ended } = timesOf(server);
  return own + ended + usedBy(processes);
}

/**
 * Milliseconds of a core that each of the calls cost the site and the database, which are counted while `ask` runs; it answers how many calls there
 * were, and what asking took in seconds of a core.
 */
export async function costPerCall({ pid, client }, ask) {
  const used = async () => ({ site: usedBy([pid]), database: await usedByDatabase(client) });
  const before = await used();
  const asked = await ask();
  const after = await used();
  const each = (seconds) => (seconds * 1_000) / asked.count;
  const cost = {
    site: each(after.site - before.site),
    database: each(after.database - before.database),
    asking: each(asked.cpu),
  };
  return { ...asked, cost };
}

/** As a figure of a part. */
export const costFigure = (call, { site, database, asking }) => ({
  name: `processor time of the site per ${call}`,
  value: site,
  unit: "ms",
  mayBeZero: true,
  beside: `PostgreSQL ${database.toFixed(2)} ms, asking process ${asking.toFixed(2)} ms`,
});
