/** Calls the site and answers its headers and what it said, as text and as JSON; throws where it refuses. */
export function call(origin: string, path: string): Promise<{ headers: Headers; text: string; json: unknown }>;
/** Signs somebody of the demo in; answers their token and the cookies of their browser. */
export function signIn(origin: string, email: string): Promise<{ token: string; cookie: string }>;
