import { html } from "../../lib/html.mjs";
import { render as renderBody } from "./ssr.jsx";

const assets = { entry: "/client.js" };

/** The whole page with its content for hydration, as a hand-written server sends it. */
export const render = (content) => html({ assets, body: `<div id="root">${renderBody(content)}</div>`, content });
