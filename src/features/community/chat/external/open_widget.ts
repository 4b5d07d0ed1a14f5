import type { SiteSettings } from "../../../../../schemas/settings";
import type { Frame } from "../../../../kit/ui/frame";

/** How often the widget's button is looked for (C-9.39), and for how long. */
const lookEvery = 200;
const lookFor = 10_000;

/** Loads the operator's chat widget, waits until it has drawn its button, and presses that. Fails where it does not come. */
export async function openWidget(frame: Frame, { scriptUrl, buttonSelector }: SiteSettings["liveChat"]): Promise<void> {
  if (!scriptUrl) throw new Error("The chat has no script");
  await loadScript(frame.document, scriptUrl);
  if (buttonSelector) (await findButton(frame, buttonSelector)).click();
}

const attribute = "data-chat-widget";

function loadScript(document: Document, src: string): Promise<void> {
  const present = document.querySelector(`script[${attribute}]`);
  if (present) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.async = true;
    script.setAttribute(attribute, "");
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove(); // the next try asks again
      reject(new Error("The chat's script did not come"));
    };
    document.head.append(script);
  });
}

async function findButton({ document, window }: Frame, selector: string): Promise<HTMLElement> {
  for (let waited = 0; waited <= lookFor; waited += lookEvery) {
    const button = document.querySelector<HTMLElement>(selector); // throws where the selector is none
    if (button) return button;
    await new Promise((resolve) => window.setTimeout(resolve, lookEvery));
  }
  throw new Error("The chat's button did not come");
}
