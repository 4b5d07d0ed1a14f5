import "grapesjs/dist/css/grapes.min.css";
import grapesjs from "grapesjs";

// GrapesJS: sections are a component type with a `title` trait bound to the <h2>. The stock trait input only
// listens to `change` (blur/Enter), so a small custom trait type listens to `input` to get live preview.
const content = JSON.parse(document.getElementById("content").textContent);
const css = content.css;
const plugin = (editor) => {
  editor.Traits.addType("live-text", {
    eventCapture: ["input"],
    createInput({ trait, component }) {
      const el = document.createElement("input");
      el.name = trait.get("name");
      el.value = component.get("title") || "";
      return el;
    },
    onEvent({ elInput, component }) {
      component.set("title", elInput.value ?? elInput.querySelector("input").value);
    },
    onUpdate({ elInput, component }) {
      const el = elInput.tagName === "INPUT" ? elInput : elInput.querySelector("input");
      if (el.value !== component.get("title")) el.value = component.get("title") || "";
    },
  });
  editor.Components.addType("bench-section", {
    isComponent: (el) => el.tagName === "SECTION",
    model: {
      defaults: { traits: [{ type: "live-text", name: "title", changeProp: true }] },
      init() {
        let h2;
        const walk = (c) =>
          c.components().forEach((k) => {
            k.set({ selectable: false, hoverable: false, editable: false }, { silent: true });
            if (!h2 && k.get("tagName") === "h2") h2 = k;
            walk(k);
          });
        walk(this);
        this.set("title", h2?.getInnerHTML() ?? "", { silent: true });
        this.on("change:title", () => h2.components(this.get("title")));
      },
    },
  });
};
const editor = grapesjs.init({
  container: "#root",
  height: "100vh",
  fromElement: false,
  storageManager: false,
  cssIcons: "",
  telemetry: false,
  plugins: [plugin],
  components: content.html,
  style: css,
});
editor.on("load", () => editor.Panels.getButton("views", "open-tm")?.set("active", true));
const wrap = () => editor.getWrapper();
window.__editor = {
  move: (from, to) => {
    const c = wrap().components().at(from);
    c.move(wrap(), { at: to > from ? to + 1 : to }); /* inserts before removing */
  },
  undo: () => editor.UndoManager.undo(),
  redo: () => editor.UndoManager.redo(),
};
window.__gjs = editor;
