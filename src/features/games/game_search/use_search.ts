import type { KeyboardEvent } from "react";
import { useRef, useState } from "react";
import { useGo } from "../../../kit/session/hooks";
import { usePageAddress } from "../../../kit/session/use_page_address";
import { useRecentSearches } from "./recent_searches";
import { searchAddress } from "./search_address";
import type { SearchLimits } from "./search_limits";
import { type Offer, shortest, useFound } from "./use_found";

export type Search = ReturnType<typeof useSearch>;

/** A search as somebody types it, and what they do with what it finds. */
export function useSearch(initial: string, { limits, onLeave }: { limits: SearchLimits; onLeave: () => void }) {
  const go = useGo();
  const casino = usePageAddress()("casino");
  const [words, setWords] = useState(initial);
  const recent = useRecentSearches();
  const found = useFound(words, limits, recent.searches);
  const highlighted = useRef<Offer | undefined>(undefined);
  const isSearchedAgain = useRef(false);

  function remember() {
    if (words.trim().length >= shortest) recent.remember(words.trim());
  }

  /** What a press on an offer does besides following its link. */
  function choose(offer: Offer) {
    isSearchedAgain.current = offer.kind === "recent" || offer.kind === "meant";
    if (offer.kind === "recent" || offer.kind === "meant") return setWords(offer.words);
    remember();
    if (offer.kind !== "all") setWords("");
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const offer = highlighted.current;
    if (event.key !== "Delete" || offer?.kind !== "recent") return;
    event.preventDefault();
    recent.forget(offer.words);
  }

  return {
    words,
    setWords,
    found,
    recent,
    casino,
    choose,
    /** The words as they stand: to the list of all games. */
    submit(typed: string) {
      remember();
      onLeave();
      go(searchAddress(casino, typed));
    },
    /** Whether the last press searched for something else, so that the list goes on. */
    staysOpen: () => isSearchedAgain.current,
    root: {
      mode: "none" as const, // the server has filtered
      items: found.groups,
      itemToStringValue: nameOf,
      value: words,
      onValueChange(next: string, { reason }: { reason: string }) {
        if (reason !== "item-press") setWords(next);
      },
      onItemHighlighted: (offer: Offer | undefined) => void (highlighted.current = offer),
    },
    input: {
      type: "search",
      name: "search",
      maxLength: 100,
      autoComplete: "off",
      enterKeyHint: "search" as const,
      spellCheck: false,
      onKeyDown: handleKeyDown,
    },
  };
}

function nameOf(offer: Offer) {
  if (offer.kind === "game") return offer.game.name;
  return offer.kind === "studio" ? offer.provider.name : offer.words;
}
