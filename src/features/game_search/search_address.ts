/** Where a search for words leads: to the list of all games. */
export const searchAddress = (casino: string, words: string) =>
  words ? `${casino}?search=${encodeURIComponent(words)}` : casino;
