/** Of everybody in the demo. */
export const password = "Foyer-demo-1!";

/** Calls the site and answers its headers and what it said, as text and as JSON; throws where it refuses. */
export async function call(origin, path, { method = "GET", headers = {}, token, body } = {}) {
  const answer = await fetch(origin + path, {
    method,
    headers: {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text.slice(0, 300)}`);
  return { headers: answer.headers, text, json: JSON.parse(text) };
}

/** Signs somebody of the demo in; answers their token and the cookies of their browser. */
export async function signIn(origin, email, headers = {}) {
  const answer = await call(origin, "/api/user/login", { method: "POST", headers, body: { email, password } });
  const token = answer.json.data?.accessToken;
  if (typeof token !== "string") throw new Error(`Signing in answers no token: ${answer.text.slice(0, 300)}`);
  const cookies = answer.headers.getSetCookie().map((line) => line.slice(0, line.indexOf(";")));
  return { token, cookie: cookies.join("; ") };
}
