import type { Language } from "../../../schemas/text";
import { command, type Translation } from "../command";

/** Writes translations; one that is as it was is said to be right for the English beside it. Typing in one text is one step. */
export const writeTranslations = (language: Language, written: readonly Translation[]) =>
  command("page.write_translations", [language, written], (state, types) => {
    const page = types.writeTranslations(state.page, language, written);
    if (page === state.page) return null;
    const [{ sectionId, path } = { sectionId: null, path: [] }] = written;
    const merge = written.length === 1 ? `translation:${language}:${sectionId}.${path.join(".")}` : undefined;
    return { state: { ...state, page }, ...(merge !== undefined && { merge }) };
  });
