import "../shared/blocks.css";
import { start, readContent } from "../shared/dom.jsx";
import { Page } from "./page.jsx";
start(<Page sections={readContent()} />);
