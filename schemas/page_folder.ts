import * as z from "zod/mini";

/** How deep folders of pages go. */
export const deepestFolder = 5;
const isFolderName = (name: string) => name !== "" && name === name.trim() && name.length <= 60;
/** Whether it is the path of a folder of pages: its name and those of the folders around it, outermost first, between slashes; "" for none. */
export function isFolder(path: string): boolean {
  const names = path.split("/");
  return path === "" || (path.length <= 200 && names.length <= deepestFolder && names.every(isFolderName));
}
export const folder = z
  .string()
  .check(z.refine(isFolder, "Names of folders of at most 60 characters, at most 5 between slashes"));

export const tag = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));
/** How many a page carries. */
export const mostTags = 20;
