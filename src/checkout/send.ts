/** What the provider's server wants the browser to do next: a form to send. */
interface Next {
  url: string;
  method: "GET" | "POST";
  fields: Record<string, string>;
}

/** Sends a form as the browser itself would, so that what follows is a page. */
function go({ url, method, fields }: Next) {
  const form = document.createElement("form");
  form.method = method;
  form.action = url;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement("input");
    input.type = "hidden";
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

export async function post(url: string, body: unknown): Promise<unknown> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}`);
  return answer.json();
}

/** Sends it, and goes where the provider says. */
export const postAndGo = async (url: string, body: unknown) => go((await post(url, body)) as Next);
