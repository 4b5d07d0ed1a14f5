/** Whether a call's status says that nobody was there to answer it: no connection, or a server that is not ready. */
export const isAway = (status: number) => status === 0 || (status >= 502 && status <= 504);
