import "../shared/blocks.css";
import { Render } from "@puckeditor/core";
import { start, readContent } from "../shared/dom.jsx";
import { config } from "./config.jsx";
start(<Render config={config} data={readContent()} />);
