import type { Room } from "./room.ts";

const under = (floors: readonly string[], room: string) => floors.slice(0, floors.indexOf(room));

const react = ["react", "react-dom"];
const screenless = [...react, "@tanstack/react-query", "react-router-dom", "@base-ui/react"];

/** The parts of `src/` under the sections, which sections, shell and editor share; themes are for whoever draws whole pages. */
const kit = ["src/layout", "src/kit/api", "src/kit/lazy", "src/kit/session", "src/kit/ui", "src/kit/words"];
const definitions = ["sections/define_editor.ts", "sections/define_schema.ts", "sections/define_section.tsx"];
/** What is known of sections without their components. */
const sectionData = [...definitions, "sections/schemas.ts", "sections/registry.ts"];
const sectionCode = [...sectionData, "sections/components.ts", "sections/section_code.ts", "sections/section_loader.ts"];

/** What players do, by domain and from the ground up; each domain stands on those before it. */
const featureFloors = ["common", "accounts", "care", "games", "community", "rewards", "money", "site"].map(
  (name) => `src/features/${name}`,
);

/** The editor's rooms from the ground up; each stands on those before it. */
const editorFloors = ["core", "words", "workplace", "explain", "parts", "fields", "topics", "desk", "screen"].map(
  (name) => `editor/${name}`,
);
const editorRoom = (name: string, may: readonly string[], why: string): Room => ({
  at: `editor/${name}`,
  may: [...under(editorFloors, `editor/${name}`), "schemas", ...may],
  why,
});

/** The server's rooms from the ground up; each stands on those before it. */
const serverFloors = [
  "platform",
  "outside",
  "accounts",
  "money",
  "care",
  "games",
  "rewards",
  "content",
  "community",
  "site",
  "demo",
  "command_line",
].map((name) => `server/${name}`);
const serverRoom = (name: string, may: readonly string[], why: string): Room => ({
  at: `server/${name}`,
  may: [...under(serverFloors, `server/${name}`), "schemas", "src/layout", "src/kit/ui/format.ts", ...may],
  why: `${why} Imports in server/ point down its list of rooms (scripts/rooms/rooms.ts).`,
  without: screenless,
});

export const rooms: readonly Room[] = [
  {
    at: "schemas",
    may: [],
    packages: [
      "zod/mini",
      // what checks a phone number, a CPF, an IBAN and addresses of coins
      "libphonenumber-js/min",
      "cpf-cnpj-validator",
      "ibantools",
      "@scure/base",
      "@noble/hashes",
    ],
    why: "schemas/ is the contract: front end and back end stand on it, and it stands on zod/mini and checks of values alone.",
  },

  { at: "docs/verify", may: [], why: "The reference verifier stands alone." },
  {
    at: "src/layout",
    may: ["schemas"],
    packages: ["zod/mini"],
    why: "src/layout is pure: server, browser and editor ask the same functions.",
  },
  {
    at: "src/play/rules",
    may: ["schemas"],
    packages: ["zod/mini"],
    why: "The rules of games are pure: server, frame and /fair compute the same.",
  },
  { at: "src/kit/themes", may: ["schemas"], why: "Themes are tokens.", without: react },
  { at: "src/kit/words", may: ["schemas"], why: "src/kit/words loads words; who shows them is above it.", without: react },
  { at: "src/kit/ui", may: ["schemas"], why: "src/kit/ui gets words and data as props: it stands on schemas/ and React." },
  { at: "src/kit/api", may: ["schemas"], why: "src/kit/api is the typed client: no screen, no session.", without: react },
  {
    at: "src/kit/session",
    may: ["schemas", "src/kit/api", "src/layout", "src/kit/ui", "src/kit/words"],
    why: "src/kit/session says who looks; what they see is above it.",
  },
  { at: "src/kit/lazy", may: ["schemas", "src/kit/words"], why: "src/kit/lazy knows how code comes later, not which." },
  { at: "src/worker", may: ["schemas"], why: "The service worker is a program of its own.", without: react },
  {
    at: "src/page",
    may: ["schemas", "src/kit/api", "src/layout", "src/kit/session"],
    why: "src/page is what server and browser share about a page: no screen.",
    without: react,
  },
  {
    at: "src/play",
    may: ["schemas", "src/kit/api", "src/kit/lazy", "src/play/rules", "src/kit/themes", "src/kit/ui", "src/kit/words"],
    why: "A game's frame has no origin: it knows nothing of the site around it.",
  },
  {
    at: "src/checkout",
    may: ["schemas", "src/features/money/card_fields", "src/kit/themes", "src/kit/ui", "src/kit/words"],
    why: "The checkout is a payment provider's page, on its own origin: it knows nothing of the site.",
  },
  {
    at: "src/studio",
    may: ["schemas", "src/kit/themes"],
    why: "A game of the demo's other studios is their page, on their own origin: it knows nothing of the site.",
    without: react,
  },
  ...featureFloors.map((at): Room => ({
    at,
    may: [
      ...under(featureFloors, at),
      "schemas",
      ...kit,
      ...(at === "src/features/site" ? ["src/worker/worker_message.ts"] : []),
    ],
    why: "A feature is used by sections and shell, so it knows neither; imports between domains point down their list (scripts/rooms/rooms.ts).",
  })),

  {
    at: "sections",
    may: ["schemas", ...kit, ...featureFloors, "src/play/rules", "docs/verify", ...definitions],
    why: "A section stands on the kit and the features; the shell and other pages are none of its business.",
  },
  ...definitions.map((at): Room => ({ at, may: ["schemas", ...kit], why: "What a section is made with knows no section." })),
  { at: "sections/schemas.ts", may: ["sections", ...definitions], why: "A list of sections." },
  {
    at: "sections/registry.ts",
    may: ["schemas", "src/layout", ...definitions, "sections/schemas.ts"],
    why: "What is known of sections without their components; the server reads it.",
    without: react,
  },
  { at: "sections/section_loader.ts", may: ["schemas", ...kit, ...definitions], why: "How sections load, not which." },
  { at: "sections/code.ts", may: ["sections", ...sectionData], why: "A list of sections." },
  { at: "sections/section_code.ts", may: [...sectionData, "sections/code.ts"], why: "Where the code of a section is." },
  {
    at: "sections/components.ts",
    may: ["sections", ...sectionData, "sections/section_code.ts", "sections/section_loader.ts"],
    why: "A list of sections.",
  },
  { at: "sections/editors.ts", may: ["sections", ...sectionData], why: "A list of sections, for the editor alone." },
  { at: "sections/icons.ts", may: ["sections/schemas.ts"], why: "A list of sections' icons, for the editor alone." },

  { at: "src/shell", may: ["schemas", ...kit, ...featureFloors], why: "The shell stands around a page and knows no section." },
  {
    at: "src/render",
    may: ["schemas", ...kit, "src/page", ...sectionCode],
    why: "src/render turns a layout into React, for the site and for the editor's canvas.",
  },
  {
    at: "src/preview",
    may: ["schemas", ...kit, "src/page", "src/render", ...sectionData],
    why: "src/preview is the page in a back office's frame; the editor is at the other end of a channel.",
  },
  {
    at: "src/player",
    may: [
      "schemas",
      ...kit,
      ...featureFloors,
      "src/page",
      "src/preview",
      "src/render",
      "src/shell",
      "src/kit/themes",
      "src/worker/worker_message.ts",
      ...sectionCode,
    ],
    why: "src/player is what visitors download: nothing of the editor or the server.",
  },

  {
    ...editorRoom(
      "core",
      ["src/layout/place_splits.ts"],
      "editor/core is state and commands: no screen, no sections, no network. Who stands in whose columns the page's own stage says.",
    ),
    without: screenless,
  },
  editorRoom("words", ["src/kit/words"], "editor/words loads the editor's words."),
  editorRoom(
    "workplace",
    ["src/kit/api", "src/layout", "src/kit/session", "src/kit/ui", ...sectionData, "sections/editors.ts"],
    "editor/workplace is what one open page offers; who shows it is above.",
  ),
  editorRoom(
    "explain",
    ["src/layout", ...definitions],
    "editor/explain turns verdicts, findings and changes into words; it draws nothing.",
  ),
  editorRoom(
    "parts",
    ["src/kit/api", "src/layout", "src/page/persona", "src/kit/session", "src/kit/ui", ...sectionData, "sections/icons.ts"],
    "editor/parts is drawn by several topics, so it knows none; of the site's pages it plays the persona alone.",
  ),
  editorRoom(
    "fields",
    ["src/kit/api", "src/layout", "src/kit/session", "src/kit/ui"],
    "A control knows its value, not the panel around it.",
  ),
  {
    ...editorRoom(
      "topics",
      [...kit, "src/page", "src/render", "src/shell", "src/kit/themes", "src/player/App.module.css", ...sectionCode],
      "A topic of the editor imports no other: what two share belongs to editor/workplace, editor/parts or editor/explain.",
    ),
    areApart: true,
  },
  {
    at: "editor/desk",
    may: [
      "editor/core",
      "editor/explain",
      "editor/words",
      "editor/workplace",
      "editor/parts",
      "editor/fields",
      "schemas",
      "src/kit/api",
      "src/features/rewards/rewards/key_terms.ts",
      "src/layout",
      "src/kit/session",
      "src/kit/ui",
      "src/kit/words",
    ],
    why: "The desk is beside the pages: no page is open there, so it knows no topic of the editor.",
  },
  editorRoom(
    "screen",
    [
      "src/kit/api",
      "src/features/accounts/passkeys",
      "src/layout",
      "src/render",
      "src/kit/session",
      "src/kit/ui",
      ...sectionData,
    ],
    "editor/screen puts the topics together.",
  ),
  {
    at: "editor/gallery",
    may: ["schemas", ...kit, "src/page", "src/render", "src/kit/themes", ...sectionCode, "sections/editors.ts"],
    why: "The gallery shows sections as players see them.",
  },
  {
    at: "editor/main.ts",
    may: [...editorFloors, "schemas", "sections/code.ts", "src/kit/api", "src/kit/words"],
    why: "The editor's entry.",
  },

  serverRoom("platform", [], "server/platform is under every domain and knows none."),
  serverRoom(
    "outside",
    ["src/page", "src/kit/session"],
    "server/outside speaks to neighbours; what is said belongs to the domains above.",
  ),
  serverRoom("accounts", ["src/page"], "Accounts know no money, games or pages."),
  serverRoom("money", [], "Money is booked the same whatever it is for."),
  serverRoom("care", [], "Limits hold for every domain that moves money."),
  serverRoom("games", ["src/play/rules"], "Games are played with money and under limits; rewards and pages are above."),
  serverRoom("rewards", ["src/play/rules"], "Rewards come out of games and money."),
  serverRoom(
    "content",
    ["sections/registry.ts", "sections/schemas.ts", "src/kit/session"],
    "Pages name games and offers; who draws them is above.",
  ),
  serverRoom("community", [], "Talk knows accounts; pages and games are shown beside it."),
  serverRoom(
    "site",
    ["sections/registry.ts", "src/kit/api", "src/page", "src/kit/session", "src/kit/themes"],
    "server/site answers pages through the built renderer; components are never imported.",
  ),
  serverRoom("command_line", [], "A command calls what the routes call."),
  serverRoom("demo", ["src/play/rules", "src/page"], "Demo data is filled in through the domains."),
  {
    at: "server",
    may: [...serverFloors, "schemas"],
    why: "app.ts puts the rooms together, listen.ts serves them.",
    without: screenless,
  },
];
