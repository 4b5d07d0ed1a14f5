import { prepareEditor, preparePlayer, sources } from "../lib/foyer.mjs";
import { startFoyer } from "../lib/foyer_server.mjs";

const sectionSelector = (i) => `#s-${i}`;

export default {
  id: "foyer",
  label: "Foyer, its blocks without behaviour: the server's HTML stays",
  sources,
  async prepare(ctx) {
    await preparePlayer(ctx, "foyer");
    await prepareEditor(ctx, "foyer");
  },
  player: { url: (n) => `/foyer/player-${n}.html`, sectionSelector },
  ssr: { module: "dist/foyer/ssr.mjs" },
  startBackend: startFoyer,
  editor: {
    url: (n) => `/foyer/editor/editor/index.html?bench&page=bench-${n}`,
    frame: "[data-canvas-sheet] iframe",
    sectionSelector,
    readySelector: () => "#s-0", // the canvas renders what is near the screen: the last section is not in the DOM until scrolled to
    titleSelector: (i) => `#s-${i} .s-title`,
    fieldSelector: '[data-field="props.title"] input:not([type="radio"])',
    hooks: { move: (editor, from, to) => editor.move(from, to > from ? to + 1 : to) }, // it counts places as they are before
  },
};
