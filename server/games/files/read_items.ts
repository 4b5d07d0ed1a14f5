/** An item of one of the lists of a file: `{"studios": […], "categories": […], "games": […]}`. */
export interface Item {
  list: string;
  /** Its place in the list, from 0. */
  index: number;
  /** The line of the file that it begins in, from 1. */
  line: number;
  json: string;
}

/** The file is not a catalogue at all, or ends in its midst. */
export class FileError extends Error {}

/** No item of a catalogue is nearly so long. */
const longestItem = 1_000_000;

/** The items of all lists in their order, one at a time: a file of any size takes no more memory than its longest item. */
export async function* readItems(file: AsyncIterable<string>): AsyncGenerator<Item> {
  let line = 1;
  let depth = 0;
  let isInText = false;
  let isEscaped = false;
  let list: string | null = null; // the key of the list that is read
  let lastText = "";
  let index = 0;
  let item = ""; // what is there of the item that is read
  let itemLine = 1;
  let isItem = false;
  let hasBegun = false;
  const fail = (message: string): never => {
    throw new FileError(`line ${line}: ${message}`);
  };

  for await (const part of file) {
    let from = 0; // what comes before was taken or is of no item
    let textFrom = 0;
    for (let at = 0; at < part.length; at++) {
      const sign = part[at] ?? "";
      if (sign === "\n") line++;
      if (isInText) {
        if (isEscaped) isEscaped = false;
        else if (sign === "\\") isEscaped = true;
        else if (sign === '"') {
          isInText = false;
          if (depth === 1) lastText += part.slice(textFrom, at);
        }
        continue;
      }
      if (sign === '"') {
        isInText = true;
        if (depth === 1) [lastText, textFrom] = ["", at + 1];
      }
      const isSpace = sign === " " || sign === "\n" || sign === "\r" || sign === "\t" || sign === "\uFEFF";
      if (!hasBegun && !isSpace) {
        if (sign !== "{") fail("A catalogue is an object with lists of studios, categories and games.");
        hasBegun = true;
      }
      const isAtItems = list !== null && depth === 2;
      if (isAtItems && !isItem && !isSpace && sign !== "," && sign !== "]") [isItem, itemLine, from] = [true, line, at];
      if (isAtItems && isItem && (sign === "," || sign === "]")) {
        yield { list: list ?? "", index: index++, line: itemLine, json: item + part.slice(from, at) };
        [isItem, item] = [false, ""];
      }
      if (sign === "{" || sign === "[") {
        if (depth === 1) [list, index] = [sign === "[" ? lastText : null, 0];
        depth++;
      } else if (sign === "}" || sign === "]") {
        depth--;
        if (depth < 0) fail("There is more after the end.");
        if (depth === 1) list = null;
      }
    }
    if (isItem) {
      item += part.slice(from);
      if (item.length > longestItem) fail("This item is too long.");
    } else if (isInText && depth === 1) lastText += part.slice(textFrom);
  }
  if (!hasBegun) fail("The file is empty.");
  if (depth !== 0 || isInText) fail("The file ends in the midst of something.");
}
