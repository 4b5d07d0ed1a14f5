import "./parts/styles/index.css";
import { createRoot } from "react-dom/client";
import * as z from "zod/mini";
import { App } from "./screen/App";
import { applyScheme, keptScheme } from "./parts/editor_scheme";
import { createBackOffice } from "./workplace/back_office";
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
  const [t] = await Promise.all([loadEditorWords(language), backOffice.check()]);
  createRoot(root).render(<App backOffice={backOffice} t={t} language={language} />);
}

void start();
