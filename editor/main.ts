import "./parts/styles/index.css";
import { applyScheme, keptScheme } from "./parts/editor_scheme";
import { sessionMark } from "../schemas/session_mark";
import { fetchSiteStyles } from "./topics/canvas/fetch_site_styles";
import { readPersonaLanguage, readsDesk } from "./workplace/address";
import { createBackOffice, mayEditPages } from "./workplace/back_office";
import { createFirstAnswers } from "./workplace/first_answers";
import { letGoFirst } from "./workplace/let_go_first";
import { editorLanguage } from "./words/editor_language";
import { fetchEditorWords } from "./words/editor_words";
import { fetchSiteWords } from "./words/site_words";

/**
 * What the first screen is made of, asked for at once and beside each other: who is there and what they see, its code, its words. To
 * run the screen's code takes as long as several answers, so that it lets what is asked of the server go first.
 */
async function start() {
  const root = document.getElementById("root");
  if (!root) return;
  const language = editorLanguage(window);
  applyScheme(window, keptScheme(window));
  document.documentElement.lang = language;
  const backOffice = createBackOffice({ hasSession: document.documentElement.hasAttribute(sessionMark) });
  const answers = createFirstAnswers();
  const { promise: isAsked, resolve: goOn } = Promise.withResolvers<void>();
  const check = backOffice.check((user) => {
    if (mayEditPages(user) && !readsDesk(window)) answers.begin(backOffice.api, window);
    goOn();
  });
  check.finally(goOn);
  prepare(
    import("../src/kit/api/check_answer").then(({ fetchContract }) => fetchContract()),
    fetchEditorWords(language),
    fetchSiteWords(readPersonaLanguage(window)),
    fetchSiteStyles(),
  );
  await letGoFirst(isAsked);
  const screen = import("./screen/open_screen");
  prepare(import("../sections/code"), import("../schemas/served_by"), import("../schemas/demands_in"));
  const { openScreen } = await screen;
  await openScreen(root, { backOffice, answers, language, check });
}

/** What does not come is asked for again when it is needed. */
function prepare(...parts: Promise<unknown>[]) {
  for (const part of parts) part.catch(() => {});
}

void start();
