/** Where a page's list of games stands for whoever looks for one: the anchor of the section that lists them all. */
export const listAnchor = "#games";

/** Where a search for words leads: to the list of all games. */
export const searchAddress = (casino: string, words: string) =>
  words ? `${casino}?search=${encodeURIComponent(words)}${listAnchor}` : casino;
