import craft from "./craft.mjs";
// Same build as craft; the canvas is portalled into a same-origin iframe (user-land recipe, not a craft feature).
export default {
  id: "craft_iframe",
  label: "Craft.js 0.2 editor, canvas portalled into an iframe",
  requires: ["craft"],
  editor: { ...craft.editor, url: (n) => `/craft/editor-${n}.html?iframe`, frame: "#preview" },
};
