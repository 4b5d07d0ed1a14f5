import type { Transport } from "../../src/kit/api/api";
import { type EmbeddedState, type SiteState, stateElementId } from "../../src/page/site_state";

interface Recorded {
  state: SiteState;
  transport: Transport;
  /** The document that the server sent. */
  sent: string;
  /** What was refused to the transport so far: a section that gets no answer is drawn as one that failed. */
  refused: string[];
}

/** What the server knew when it rendered the home page for a guest, and a transport that asks it once per call. */
export async function recordHomePage(origin: string): Promise<Recorded> {
  const refused: string[] = [];
  const get = async (url: string) => {
    const answer = await fetch(origin + url);
    if (!answer.ok) refused.push(`GET ${url} was answered ${answer.status}`);
    return answer;
  };
  const html = await (await get("/")).text();
  const json = new RegExp(`id="${stateElementId}">(.*?)</script>`, "s").exec(html)?.[1] ?? "";
  const { queries: _, ...state } = JSON.parse(json) as EmbeddedState;
  const page = (await (await get(`/api/pages/resolve?path=/&locale=${state.language}`)).json()) as SiteState["page"];

  const answers = new Map<string, ReturnType<Transport>>();
  const ask = async (url: string) => {
    const answer = await get(url);
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const transport: Transport = ({ url }) => {
    let answer = answers.get(url);
    if (!answer) answers.set(url, (answer = ask(url)));
    return answer;
  };
  return { state: { ...state, page }, transport, sent: html, refused };
}
