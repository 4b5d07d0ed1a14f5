import "@puckeditor/core/no-external.css"; // puck.css minus the @import of a web font (no internet here)
import "../shared/blocks.css";
import { createRoot } from "react-dom/client";
import { Puck, useGetPuck } from "@puckeditor/core";
import { readContent } from "../shared/dom.jsx";
import { config } from "./config.jsx";

const ZONE = "root:default-zone";
function Expose() {
  const getPuck = useGetPuck();
  window.__editor = {
    move: (from, to) => getPuck().dispatch({ type: "reorder", sourceIndex: from, destinationIndex: to, destinationZone: ZONE }),
    undo: () => getPuck().history.back(),
    redo: () => getPuck().history.forward(),
  };
  return null;
}
const overrides = {
  headerActions: ({ children }) => (
    <>
      <Expose />
      {children}
    </>
  ),
};
const virt = new URLSearchParams(location.search).has("virt");
createRoot(document.getElementById("root")).render(
  <Puck config={config} data={readContent()} overrides={overrides} _experimentalVirtualization={virt} />,
);
