import { readFileSync } from "node:fs";

/** Linux counts a process's CPU time in hundredths of a second. */
const tickMs = 10;

function cpuOf(pid: number) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return null; // only Linux tells
  }
}

/** The server's CPU time for each request of a page that it has in memory, by one visitor with one connection. */
export async function timePerRequest(origin: string, pid: number, count: number) {
  const ask = async () => {
    const answer = await fetch(`${origin}/`, { headers: { "accept-encoding": "br" } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The home page was answered ${answer.status}`);
  };
  for (let index = 0; index < 50; index++) await ask();
  const before = cpuOf(pid);
  for (let index = 0; index < count; index++) await ask();
  const after = cpuOf(pid);
  return { count, cpuMs: before === null || after === null ? null : (after - before) / count };
}
