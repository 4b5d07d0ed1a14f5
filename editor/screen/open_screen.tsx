import { createRoot } from "react-dom/client";
import * as z from "zod/mini";
import { sessionMark } from "../../schemas/session_mark";
import type { Language } from "../../schemas/text";
import { loadEditorWords } from "../words/load_editor_words";
import type { BackOffice } from "../workplace/back_office";
import type { FirstAnswers } from "../workplace/first_answers";
import { App, prepareSignIn } from "./App";
import { prepareBesides } from "./EditorScreen";

z.config({ jitless: true }); // the content security policy forbids to evaluate text as code

interface Options {
  backOffice: BackOffice;
  answers: FirstAnswers;
  language: Language;
  /** Ends when it is known who is there. */
  check: Promise<void>;
}

/** Shows the editor, or whatever is first asked of who opens it. */
export async function openScreen(root: Element, { check, language, ...props }: Options) {
  prepareBesides(window);
  if (!document.documentElement.hasAttribute(sessionMark)) prepareSignIn();
  const [t] = await Promise.all([loadEditorWords(language), check]);
  createRoot(root).render(<App {...props} t={t} language={language} />);
}
