import type { PaymentAction } from "../../../../../schemas/payments";
import type { Frame } from "../../../../kit/ui/frame";

/** Takes the whole window to the provider, where that is what comes next (C-4.11); answers whether it does. */
export function leaveFor(action: PaymentAction, { window, document }: Frame): boolean {
  if (action.kind === "redirect") {
    if (!isWebAddress(action.url)) return false;
    window.location.assign(action.url);
    return true;
  }
  if (action.kind !== "form") return false;
  sendForm(action, document, "_self");
  return true;
}

interface SentForm {
  url: string;
  method: "GET" | "POST";
  fields: Record<string, string>;
}

/** Sends a form of hidden fields to a window or frame: GET as a query, POST as a body (C-4.12). */
export function sendForm({ url, method, fields }: SentForm, document: Document, target: string) {
  if (!isWebAddress(url)) return;
  const form = document.createElement("form");
  form.action = url;
  form.method = method;
  form.target = target;
  form.hidden = true;
  const address = new URL(url);
  const all = method === "GET" ? { ...Object.fromEntries(address.searchParams), ...fields } : fields; // a GET form drops the address's own query
  for (const [name, value] of Object.entries(all)) {
    const input = document.createElement("input");
    input.type = "hidden";
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

/** Never `javascript:` or `data:`, whatever a provider answers. */
export function isWebAddress(url: string): boolean {
  try {
    return ["https:", "http:"].includes(new URL(url).protocol);
  } catch {
    return false;
  }
}
