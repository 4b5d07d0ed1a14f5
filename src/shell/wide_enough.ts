/** Where the menus stand beside the page; the stylesheets hide them on anything smaller. */
export const wideEnough = "not all and (max-width: 1023px)";
