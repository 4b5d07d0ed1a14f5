// Deterministic content shared by every peer. Pure JS: runs in Node and in the browser.
// A section is { id, kind, title, ...fields }. Kinds cycle text -> banner -> faq -> grid.
export const KINDS = ["text", "banner", "faq", "grid"];

const WORDS = (
  "lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et " +
  "dolore magna aliqua enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo " +
  "consequat duis aute irure in reprehenderit voluptate velit esse cillum fugiat nulla pariatur"
).split(" ");

function rng(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const words = (r, n) => {
  let s = "";
  for (let i = 0; i < n; i++) s += (i ? " " : "") + WORDS[(r() * WORDS.length) | 0];
  return s[0].toUpperCase() + s.slice(1);
};

export function makeSection(i, seed = 1) {
  const r = rng(seed * 1000003 + i);
  const kind = KINDS[i % KINDS.length];
  const base = { id: `s-${i}`, kind, title: `Section ${i} ${words(r, 4)}` };
  if (kind === "text") return { ...base, body: words(r, 45) + "." };
  if (kind === "banner")
    return {
      ...base,
      subtitle: words(r, 12),
      image: "/shared/banner.png",
      alt: words(r, 3),
      ctaLabel: words(r, 2),
      ctaHref: `#go-${i}`,
    };
  if (kind === "faq")
    return { ...base, items: Array.from({ length: 5 }, () => ({ question: words(r, 7) + "?", answer: words(r, 22) + "." })) };
  return {
    ...base,
    items: Array.from({ length: 12 }, (_, k) => ({ heading: words(r, 3), text: words(r, 14) + ".", href: `#card-${i}-${k}` })),
  };
}

export const makeSections = (n, seed = 1) => Array.from({ length: n }, (_, i) => makeSection(i, seed));

// --- per-peer document formats -------------------------------------------------
export const toReact = (sections) => sections;

export const PUCK_TYPE = { text: "TextSection", banner: "Banner", faq: "Faq", grid: "CardGrid" };
export const toPuck = (sections) => ({
  root: { props: { title: "Bench" } },
  content: sections.map(({ kind, ...props }) => ({ type: PUCK_TYPE[kind], props })),
  zones: {},
});

export const toCraft = (sections) => {
  const node = (name, props, extra) => ({
    type: { resolvedName: name },
    isCanvas: false,
    props,
    displayName: name,
    custom: {},
    hidden: false,
    nodes: [],
    linkedNodes: {},
    ...extra,
  });
  const out = { ROOT: node("Root", {}, { isCanvas: true, nodes: sections.map((s) => s.id) }) };
  for (const { kind, ...props } of sections)
    out[props.id] = node(PUCK_TYPE[kind], { ...props, sid: props.id }, { parent: "ROOT" });
  return out;
};

const inEnglish = (fields) =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plain.has(key) ? value : { en: value }]));
const plain = new Set(["image", "ctaHref", "href"]);
/** Foyer's page: every text per language, the block's id as anchor, so that the same selectors find it. */
export const toFoyer = (sections) => ({
  id: "bench",
  route: "/",
  title: { en: "Bench" },
  sections: sections.map(({ id, kind, items, ...fields }) => ({
    id,
    name: id,
    type: kind,
    props: { anchor: id, ...inEnglish(fields), ...(items && { items: items.map(inEnglish) }) },
  })),
});
