import { Workbox } from "workbox-window";
import type { Services } from "../../../kit/session/services";
import type { WorkerMessage } from "../../../worker/worker_message";
import { withWords } from "../../../kit/words/need_words";

const hour = 3600_000;
/** Going from page to page asks for a new version, at most this often, in ms. */
const atMostEvery = 60_000;
/** How long a reload waits for the new worker, in ms: the browser keeps the old one while an answer of its own is under way. */
const patience = 3000;

/** Registers the worker, tells it what it can't know by itself, and looks for new versions. */
export async function startWorker(services: Services) {
  const workbox = new Workbox("/worker.js");
  workbox.addEventListener("waiting", () => void announce(workbox, services));
  try {
    if (!(await workbox.register())) return;
  } catch (error) {
    return console.warn("The service worker was not registered:", error); // private windows and full disks refuse it
  }
  void tellOf(services.language);
  lookForVersions(workbox, services);
}

/** What the page has loaded before there was a worker, and the visitor's language for the offline page. */
async function tellOf(language: string) {
  const { active } = await navigator.serviceWorker.ready;
  const files = performance
    .getEntriesByType("resource")
    .flatMap(({ name }) => (name.startsWith(`${location.origin}/assets/`) ? [name] : []));
  const tell = (message: WorkerMessage) => active?.postMessage(message, { transfer: [] });
  tell({ type: "CACHE_URLS", payload: { urlsToCache: files } });
  tell({ type: "VISITOR", language });
}

function lookForVersions(workbox: Workbox, { route }: Services) {
  let last = Date.now();
  const look = () => {
    last = Date.now();
    workbox.update().catch(() => {}); // without a connection there is nothing new
  };
  if (navigator.serviceWorker.controller) look(); // to register a worker that is there asks for nothing
  setInterval(look, hour);
  route.subscribe(({ path }, before) => {
    if (path !== before.path && Date.now() - last > atMostEvery) look();
  });
}

async function announce(workbox: Workbox, services: Services) {
  const { announceUpdate } = await withWords(import("./announce_update"), "install");
  const stop = announceUpdate(services, document, () => {
    stop();
    const reload = () => location.reload();
    workbox.addEventListener("controlling", reload);
    setTimeout(reload, patience);
    workbox.messageSkipWaiting();
  });
}
