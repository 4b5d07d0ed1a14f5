import "../shared/blocks.css";
import { Editor, Frame } from "@craftjs/core";
import { start, rawContent } from "../shared/dom.jsx";
import { resolver } from "./nodes.jsx";
start(
  <Editor enabled={false} resolver={resolver}>
    <Frame data={rawContent()} />
  </Editor>,
);
