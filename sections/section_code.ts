import type { SectionDefinition } from "./define_section";
import type { SectionType } from "./schemas";

export interface SectionCode {
  default: SectionDefinition;
}

let onPage: Readonly<Record<string, string>> = {};

/**
 * Says where the code of a page's sections is, by type: its document names it, so that the page needs no list of all types and their
 * files. Only the visitor's browser is told, and only where the site is built.
 */
export const findCodeAt = (addresses: Readonly<Record<string, string>>) => void (onPage = addresses);

/** The list of every type's code: for those that are not on the page that the visitor came to. */
export const loadCodeList = () => import("./code");

/** How a type's code comes. An address that does not answer leaves it to the list, which knows what to do about a newer deploy. */
export const codeOf = (type: SectionType) => async (): Promise<SectionCode> => {
  const address = Object.hasOwn(onPage, type) ? onPage[type] : undefined;
  const named = address && (await (import(/* @vite-ignore */ address) as Promise<SectionCode>).catch(() => null));
  if (named) return named;
  const { code } = await loadCodeList();
  return code[type]();
};
