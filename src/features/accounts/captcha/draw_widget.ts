import type { SiteSettings } from "../../../../schemas/settings";

/** What Turnstile, hCaptcha and reCAPTCHA have in common. */
interface WidgetService {
  render: (
    place: HTMLElement,
    options: {
      sitekey: string;
      theme: "dark" | "light";
      callback: (token: string) => void;
      "expired-callback": () => void;
      "error-callback": () => void;
    },
  ) => string | number;
  reset: (widget: string | number) => void;
  /** Only reCAPTCHA draws nothing before it says so. */
  ready?: (callback: () => void) => void;
}

interface Options {
  place: HTMLElement;
  settings: SiteSettings["captcha"];
  onToken: (token: string | null) => void;
  onFail: () => void;
}

const attribute = "data-captcha-widget";
const patience = 15_000;

/** Loads the service's script and draws its widget. Answers how to begin again. */
export async function drawWidget({ place, settings, onToken, onFail }: Options): Promise<() => void> {
  if (!settings.scriptUrl) throw new Error("The captcha has no script");
  const { ownerDocument } = place;
  await loadScript(ownerDocument, settings.scriptUrl);
  const service = await findService(ownerDocument.defaultView);
  const theme = ownerDocument.documentElement.dataset["scheme"] === "light" ? "light" : "dark";
  const widget = service.render(place, {
    sitekey: settings.siteKey,
    theme,
    callback: onToken,
    "expired-callback": () => onToken(null),
    "error-callback": onFail,
  });
  return () => service.reset(widget);
}

function loadScript(document: Document, src: string): Promise<void> {
  const present = document.querySelector<HTMLScriptElement>(`script[${attribute}]`);
  if (present?.getAttribute(attribute) === "loaded") return Promise.resolve();
  present?.remove();
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const fail = () => {
      script.remove(); // the next try asks again
      reject(new Error("The captcha's script did not come"));
    };
    script.src = src;
    script.async = true;
    script.setAttribute(attribute, "");
    script.onload = () => {
      script.setAttribute(attribute, "loaded");
      resolve();
    };
    script.onerror = fail;
    setTimeout(() => script.getAttribute(attribute) !== "loaded" && fail(), patience);
    document.head.append(script);
  });
}

async function findService(window: Window | null): Promise<WidgetService> {
  const known = (window ?? {}) as Partial<Record<"turnstile" | "hcaptcha" | "grecaptcha", WidgetService>>; // the script put it there
  const service = known.turnstile ?? known.hcaptcha ?? known.grecaptcha;
  if (!service) throw new Error("The captcha's script is of no kind that is known");
  if (known.turnstile === service || !service.ready) return service;
  await new Promise<void>((resolve) => service.ready?.(resolve));
  return service;
}
