import type { Transport } from "../../kit/api/api";
import type { SampleContext } from "./sample_context";
import { samplePaths } from "./sample_paths";

/** Where back-office calls begin; a persona is no part of the back office. */
const backOffice = "/api/backoffice/";

/**
 * Answers a persona's calls: what is public comes from the server as to the persona, what is about an account is made
 * up, and everything that would change something is refused. Nothing is sent, played or paid for a persona.
 */
export function createPersonaTransport(context: () => Omit<SampleContext, "search">): Transport {
  return async (request) => {
    const [path = "", query] = request.url.split("?", 2);
    if (request.method !== "GET") return refuse("Nothing is sent from a preview.", "preview.not_sent");
    if (path.startsWith(backOffice)) return refuse("A persona is no part of the back office.", "preview.not_read");
    const sample = samplePaths.has(path) ? (await import("./sample_answers")).sampleAnswers[path] : undefined;
    const { transport, ...about } = context();
    return sample ? sample({ ...about, transport, search: new URLSearchParams(query) }) : transport(request);
  };
}

const refuse = (message: string, code: string) => Promise.resolve({ status: 409, body: { message, code } });
