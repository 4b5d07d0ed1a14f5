import "./parts/styles/index.css";
import { createRoot } from "react-dom/client";
import * as z from "zod/mini";
import { App } from "./screen/App";
import { applyScheme, keptScheme } from "./parts/editor_scheme";
import { createBackOffice, mayEditPages } from "./workplace/back_office";
import { readsDesk } from "./workplace/address";
import { createFirstReads, fetchFirstCode } from "./screen/first_reads";
import { editorLanguage } from "./words/editor_language";
import { loadEditorWords } from "./words/load_editor_words";

z.config({ jitless: true }); // the content security policy forbids to evaluate text as code

async function start() {
  const root = document.getElementById("root");
  if (!root) return;
  const language = editorLanguage(window);
  applyScheme(window, keptScheme(window));
  document.documentElement.lang = language;
  const backOffice = createBackOffice();
  fetchFirstCode(window);
  const reads = createFirstReads();
  const check = backOffice.check((user) => {
    if (mayEditPages(user) && !readsDesk(window)) reads.begin(backOffice.api, window);
  });
  const [t] = await Promise.all([loadEditorWords(language), check]);
  createRoot(root).render(<App backOffice={backOffice} t={t} language={language} reads={reads} />);
}

void start();
