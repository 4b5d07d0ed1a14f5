import { rmSync } from "node:fs";
import { makeDataFolder, serve } from "../site.mjs";
import { median } from "../stats.mjs";

/** Milliseconds from the start of the process to the first 200, with an empty data folder and again with the same one. */
export async function timeStarts(rounds) {
  const data = makeDataFolder();
  try {
    const cold = await timeStart(data);
    const warm = [];
    for (let round = 0; round < rounds; round++) warm.push(await timeStart(data));
    return { cold, warm: median(warm) };
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

async function timeStart(data) {
  const { took, stop } = await serve(data);
  await stop();
  return took;
}
