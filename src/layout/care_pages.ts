/** Where the footer of every page leads for safer play (L-2.78). */
export const carePages = { limits: "/account/responsible-gambling", help: "/responsible-gaming" };
