import { renderToString } from "react-dom/server";
import { Editor, Frame } from "@craftjs/core";
import { toCraft } from "../../lib/content.mjs";
import { resolver } from "./nodes.jsx";
export const prepare = toCraft;
export const render = (data) =>
  renderToString(
    <Editor enabled={false} resolver={resolver}>
      <Frame data={data} />
    </Editor>,
  );
