import { mostRaces } from "../../../../schemas/api/statistics";

const inCards = 2;
const onPage = 4;

/** Two races as cards, and of up to 18 others those of a page (C-4.69, C-9.26, D-20); a page that is not there is the nearest. */
export function pageOfRaces<Race>(races: readonly Race[], wanted: number) {
  const others = races.slice(inCards, mostRaces);
  const pages = Math.ceil(others.length / onPage);
  const page = Math.max(1, Math.min(wanted, pages));
  return { cards: races.slice(0, inCards), rows: others.slice((page - 1) * onPage, page * onPage), page, pages };
}
