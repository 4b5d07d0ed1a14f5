import type { Transport } from "../../src/kit/api/api";
import { type EmbeddedState, type SiteState, stateElementId } from "../../src/page/site_state";

/** What the server knew when it rendered the home page for a guest, and a transport that asks it once per call. */
export async function recordHomePage(origin: string): Promise<{ state: SiteState; transport: Transport }> {
  const html = await (await fetch(`${origin}/`)).text();
  const json = new RegExp(`id="${stateElementId}">(.*?)</script>`, "s").exec(html)?.[1] ?? "";
  const { queries: _, ...state } = JSON.parse(json) as EmbeddedState;
  const page = (await (await fetch(`${origin}/api/pages/resolve?path=/&locale=${state.language}`)).json()) as SiteState["page"];

  const answers = new Map<string, ReturnType<Transport>>();
  const ask = async (url: string) => {
    const answer = await fetch(origin + url);
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const transport: Transport = ({ url }) => {
    let answer = answers.get(url);
    if (!answer) answers.set(url, (answer = ask(url)));
    return answer;
  };
  return { state: { ...state, page }, transport };
}
