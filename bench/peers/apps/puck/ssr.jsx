import { renderToString } from "react-dom/server";
import { Render } from "@puckeditor/core";
import { toPuck } from "../../lib/content.mjs";
import { config } from "./config.jsx";
export const prepare = toPuck;
export const render = (data) => renderToString(<Render config={config} data={data} />);
