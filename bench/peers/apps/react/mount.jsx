import "../shared/blocks.css";
import { exposeMount } from "../shared/dom.jsx";
import { makeSections } from "../../lib/content.mjs";
import { Page } from "./page.jsx";
exposeMount(makeSections, (d) => <Page sections={d} />);
