import "./parts/styles/index.css";
import { applyScheme, keptScheme } from "./parts/editor_scheme";
import { fetchAllWords } from "../src/words/all_words";
import { sessionMark } from "../schemas/session_mark";
import { fetchSiteStyles } from "./topics/canvas/fetch_site_styles";
import { readPersonaLanguage, readsDesk } from "./workplace/address";
import { createBackOffice, mayEditPages } from "./workplace/back_office";
import { createFirstAnswers } from "./workplace/first_answers";
import { editorLanguage } from "./words/editor_language";
import { fetchEditorWords } from "./words/editor_words";

/** What the first screen is made of, asked for at once and beside each other: who is there and what they see, its code, its words. */
async function start() {
  const root = document.getElementById("root");
  if (!root) return;
  const language = editorLanguage(window);
  applyScheme(window, keptScheme(window));
  document.documentElement.lang = language;
  const backOffice = createBackOffice({ hasSession: document.documentElement.hasAttribute(sessionMark) });
  const answers = createFirstAnswers();
  const check = backOffice.check((user) => {
    if (mayEditPages(user) && !readsDesk(window)) answers.begin(backOffice.api, window);
  });
  const screen = import("./screen/open_screen");
  const beside = [
    import("../src/api/check_answer").then(({ fetchContract }) => fetchContract()),
    fetchEditorWords(language),
    fetchAllWords(readPersonaLanguage(window)),
    import("../schemas/served_by"),
    import("../schemas/demands_in"),
    import("../sections/code"),
    fetchSiteStyles(),
  ];
  for (const one of beside) one.catch(() => {}); // what does not come is asked for again when it is needed
  const { openScreen } = await screen;
  await openScreen(root, { backOffice, answers, language, check });
}

void start();
