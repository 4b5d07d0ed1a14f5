import { renderToString, renderToStaticMarkup } from "react-dom/server";
import { Page } from "./page.jsx";
export const render = (sections) => renderToString(<Page sections={sections} />);
// React 19 prepends image preload links; drop them so that static HTML has the bare DOM.
export const renderStatic = (sections) => renderToStaticMarkup(<Page sections={sections} />).replace(/^(<link [^>]*>)+/, "");
