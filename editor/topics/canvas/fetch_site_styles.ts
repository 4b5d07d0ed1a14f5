import themes from "../../../src/kit/themes/index.css?url";

/** Brings the site's styles into the browser's cache: the canvas' document, which is made last of all, waits for them before it shows the page. */
export const fetchSiteStyles = () => fetch(themes);
