/** Says on the editor's document that it was asked for with the cookie of a session, so that the editor need not ask whether there is one. */
export const sessionMark = "data-session";
