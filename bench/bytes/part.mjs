import { brotliCompressSync, constants } from "node:zlib";
import { withPage } from "../chromium.mjs";
import { demoAddresses } from "./routes.mjs";

const pages = [
  { name: "content page", path: "/vip-club", most: 100 },
  { name: "home page", path: "/", most: 115 },
];

export async function measure({ site, isSmall }) {
  const { origin } = await site.start();
  const measured = [];
  for (const { name, path, most } of pages) measured.push({ name, path, most, ...(await download(origin + path)) });
  const routes = [];
  for (const path of isSmall ? demoAddresses().slice(0, 1) : demoAddresses())
    routes.push({ path, ...(await download(origin + path)) });
  return {
    title: "What a visitor downloads",
    method:
      "A guest with an empty cache opens a page of the built site in Chromium (1280 × 800) and does nothing. Everything that the browser asked for " +
      "until 3 s after the load event counts; scripts, styles and HTML are compressed with brotli 11, pictures and fonts are as sent. Then " +
      "the same of every page of the demo; a page that asks guests to sign in is that question.",
    figures: [
      ...measured.flatMap(({ name, path, most, js, css, html, font, image }) => [
        { name: `JS, ${name}`, value: js.kb, unit: "KB", bar: { most }, beside: `${path}, ${js.files} files` },
        { name: `CSS, ${name}`, value: css.kb, unit: "KB" },
        { name: `HTML, ${name}`, value: html.kb, unit: "KB" },
        { name: `fonts, ${name}`, value: font.kb, unit: "KB", beside: `${font.files} files` },
        { name: `pictures, ${name}`, value: image.kb, unit: "KB", beside: `${image.files} files` },
      ]),
      ...routes.map(({ path, js, css }) => ({
        name: path,
        value: js.kb,
        unit: "KB JS",
        beside: `${css.kb.toFixed(1)} KB CSS, ${js.files} and ${css.files} files`,
      })),
    ],
    measured,
    routes,
  };
}

const kinds = { script: "js", stylesheet: "css", document: "html", font: "font", image: "image" };

async function download(url) {
  return withPage({ viewport: { width: 1280, height: 800 } }, async (page) => {
    const sums = Object.fromEntries(Object.values(kinds).map((kind) => [kind, { kb: 0, files: 0, names: [] }]));
    const bodies = [];
    const count = (response) => {
      const kind = kinds[response.request().resourceType()];
      if (kind && response.status() === 200)
        bodies.push(
          response.body().then(
            (body) => ({ kind, url: response.url(), body }),
            () => null, // it was given up on the way, so that nothing of it counts
          ),
        );
    };
    page.on("response", count);
    await page.goto(url, { waitUntil: "load" });
    await page.evaluate(untilSettled);
    page.off("response", count);
    for (const { kind, url, body } of (await Promise.all(bodies)).filter(Boolean)) add(sums[kind], url, sizeOf(kind, body));
    return sums;
  });
}

/** In the page, by its own clock: what this process does meanwhile makes nothing count that came later. */
const untilSettled = () =>
  new Promise((resolve) => {
    const [{ loadEventStart }] = performance.getEntriesByType("navigation");
    setTimeout(resolve, loadEventStart + 3000 - performance.now());
  });

function add(sum, url, size) {
  sum.kb += size / 1024;
  sum.files++;
  sum.names.push([new URL(url).pathname, size]);
}

const sizeOf = (kind, body) => (kind === "font" || kind === "image" ? body.length : compressed(body));

const compressed = (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
