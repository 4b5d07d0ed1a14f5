import "../shared/blocks.css";
import "./editor.css";
import { useState } from "react";
import { createPortal } from "react-dom";
import { createRoot } from "react-dom/client";
import { Editor, Frame, useEditor } from "@craftjs/core";
import { rawContent } from "../shared/dom.jsx";
import { resolver } from "./nodes.jsx";

// Minimal UI, as a craft user would write it: settings panel bound to the selected node. Craft itself has no iframe preview.
function Settings() {
  const { id, props, actions, query } = useEditor((state) => {
    const [id] = state.events.selected;
    return { id, props: id && state.nodes[id] ? state.nodes[id].data.props : null };
  });
  window.__editor = {
    // craft inserts before removing, so moving down needs to + 1
    move: (from, to) => actions.move(query.node("ROOT").get().data.nodes[from], "ROOT", to > from ? to + 1 : to),
    undo: () => actions.history.undo(),
    redo: () => actions.history.redo(),
  };
  if (!id || !props) return <p>Select a section</p>;
  return Object.entries(props)
    .filter(([k, v]) => typeof v === "string" && k !== "id" && k !== "sid")
    .map(([k, v]) => (
      <label key={id + k}>
        {k}
        <input
          name={k}
          value={v}
          onChange={(e) => {
            const x = e.target.value;
            actions.history.throttle(500).setProp(id, (p) => {
              p[k] = x;
            });
          }}
        />
      </label>
    ));
}
// ?iframe: same editor, canvas portalled into a same-origin iframe (not a craft feature; the usual user-land recipe).
// The iframe exists before <Editor> mounts: a <Frame> mounted after its <Editor> makes every node registration run
// query.serialize() over the whole page (O(N^2); 3-4x slower to ready at N = 1000).
function App({ inFrame }) {
  const [body, setBody] = useState(null);
  const init = (el) => {
    if (!el || body) return;
    const doc = el.contentDocument;
    doc.open();
    doc.write("<!doctype html><head></head><body></body>");
    doc.close();
    document.querySelectorAll("link[rel=stylesheet]").forEach((l) => doc.head.append(l.cloneNode()));
    setBody(doc.body);
  };
  const frame = <Frame data={rawContent()} />;
  const side = (
    <div className="ed-side">
      <Settings />
    </div>
  );
  if (!inFrame)
    return (
      <Editor resolver={resolver}>
        <div className="ed">
          <div className="ed-canvas">{frame}</div>
          {side}
        </div>
      </Editor>
    );
  return (
    <div className="ed">
      <div className="ed-canvas">
        <iframe id="preview" ref={init} style={{ width: "100%", height: "100%", border: 0 }} />
      </div>
      {body && (
        <Editor resolver={resolver}>
          {createPortal(frame, body)}
          {side}
        </Editor>
      )}
    </div>
  );
}
createRoot(document.getElementById("root")).render(<App inFrame={new URLSearchParams(location.search).has("iframe")} />);
