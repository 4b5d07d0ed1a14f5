import { saveText } from "../../parts/save_text";

/** Hands a file to the browser to be saved; the same content is the same text as the command line writes. */
export const saveFile = (name: string, file: unknown) => saveText(name, `${JSON.stringify(file, null, 2)}\n`, "application/json");
