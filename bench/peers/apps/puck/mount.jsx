import "../shared/blocks.css";
import { Render } from "@puckeditor/core";
import { exposeMount } from "../shared/dom.jsx";
import { makeSections, toPuck } from "../../lib/content.mjs";
import { config } from "./config.jsx";
exposeMount(
  (n) => toPuck(makeSections(n)),
  (d) => <Render config={config} data={d} />,
);
