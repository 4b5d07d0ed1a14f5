import "../shared/blocks.css";
import { Editor, Frame } from "@craftjs/core";
import { exposeMount } from "../shared/dom.jsx";
import { makeSections, toCraft } from "../../lib/content.mjs";
import { resolver } from "./nodes.jsx";
exposeMount(
  (n) => toCraft(makeSections(n)),
  (d) => (
    <Editor enabled={false} resolver={resolver}>
      <Frame data={d} />
    </Editor>
  ),
);
