import { call, signIn } from "../call.mjs";
import { withClient } from "../database.mjs";
import { makeDataFolder, start } from "../site.mjs";
import { quantile } from "../stats.mjs";
import { fillPages } from "./fill.mjs";

/** The list of pages as the back office asks for it, with thousands of them and a thousand remarks. */
export async function measure({ isFull, isSmall }) {
  const pages = isSmall ? 200 : 5_000;
  const times = isSmall ? 3 : isFull ? 100 : 30;
  const site = await start(makeDataFolder());
  try {
    await withClient(site.database, (client) => fillPages(client, { pages, remarks: isSmall ? 50 : 1_000 }));
    const ask = await asAdministrator(site.origin);
    const first = await ask("");
    const whole = await repeat(times, () => ask(""));
    const { stamp } = first.body;
    if (first.body.pages.length < pages) throw new Error(`The list has ${first.body.pages.length} pages, not ${pages}`);
    const news = await repeat(times, () => ask(`?after=${encodeURIComponent(stamp)}`));
    return describe({ pages, first, whole, news });
  } finally {
    await site.stop();
  }
}

async function asAdministrator(origin) {
  const { token } = await signIn(origin, "admin@foyer.test");
  return async (query) => {
    const began = performance.now();
    const { text, json } = await call(origin, `/api/backoffice/page_overview${query}`, { token });
    return { ms: performance.now() - began, bytes: text.length, body: json };
  };
}

async function repeat(times, call) {
  const done = [];
  for (let n = 0; n < times; n++) done.push(await call());
  return done;
}

function describe({ pages, first, whole, news }) {
  const p = (share, calls) =>
    quantile(
      calls.map(({ ms }) => ms),
      share,
    );
  return {
    title: "The list of pages",
    method:
      `${first.body.pages.length} pages, ${pages} of them copies of the demo's, four of five published, and remarks on the first hundred. One person asks over HTTP, each call ` +
      "after the last: the first makes what lists keep of pages, then the whole list, then what differs since.",
    figures: [
      { name: "first list after an import that wrote past the program", value: first.ms, unit: "ms" },
      { name: "whole list, median", value: p(0.5, whole), unit: "ms", bar: { most: 500 }, beside: `${whole[0].bytes} bytes` },
      { name: "whole list, p95", value: p(0.95, whole), unit: "ms", bar: { most: 800 } },
      { name: "what differs since, p95", value: p(0.95, news), unit: "ms", bar: { most: 400 }, beside: `${news[0].bytes} bytes` },
    ],
  };
}
