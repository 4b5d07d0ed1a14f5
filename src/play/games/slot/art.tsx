import type { SlotSymbol } from "../../rules/slot_models";
import { coin } from "./symbols/coin";
import { forest } from "./symbols/forest";
import { fruit } from "./symbols/fruit";
import { royal } from "./symbols/royal";
import { sea } from "./symbols/sea";
import { sky } from "./symbols/sky";
import type { SymbolSet } from "./symbols/symbol_set";

/** What suits themes of the catalogue. */
const suits: [SymbolSet, string][] = [
  [sea, "sea pirates fishing"],
  [fruit, "fruit sweets"],
  [forest, "jungle nature fairy-tale safari farm dinosaurs prairie japan blossom"],
  [sky, "space science-fiction science neon greece gods egypt arabian-nights magic spells vampires halloween desert winter"],
  [
    royal,
    "knights castles treasure gems gold music crime norse aztec dragons trophies sport racing speed luck holidays circus western ireland asia carnival festival nightlife",
  ],
];
/** Themes that say little of what a title shows: they count where it has no other. */
const loosely: [SymbolSet, string][] = [
  [forest, "animals"],
  [fruit, "retro colourful"],
  [sky, "night"],
];
const mapOf = (pairs: typeof suits) =>
  new Map(pairs.flatMap(([set, themes]) => themes.split(" ").map((theme) => [theme, set] as const)));
const suited = [mapOf(suits), mapOf(loosely)];

/** The set that suits the first of a game's themes that any suits; a crown, a gem, a bell and a star contradict no title. */
export function symbolSetOf({ themes }: { themes: readonly string[] }): SymbolSet {
  for (const known of suited)
    for (const theme of themes) {
      const set = known.get(theme);
      if (set) return set;
    }
  return royal;
}

/** A set whose scatters are coins. */
export const withCoins = (set: SymbolSet): SymbolSet => ({ ...set, drawings: { ...set.drawings, scatter: coin } });

/** Whether a set suits one of the themes. */
export const isSuited = (themes: readonly string[]): boolean => suited.some((known) => themes.some((theme) => known.has(theme)));

const cheap = {
  ace: ["A", "#ff6b81", "#c2183c"],
  king: ["K", "#ffc24d", "#c46a0c"],
  queen: ["Q", "#6fe08a", "#1b8a45"],
  jack: ["J", "#5cc4ff", "#1667c4"],
  ten: ["10", "#d3a1ff", "#7433c4"],
} as const;

/** The word for what a symbol shows. */
export function symbolName(set: SymbolSet, symbol: SlotSymbol): string {
  const drawn = symbol in set.drawings ? set.drawings[symbol as keyof SymbolSet["drawings"]] : undefined;
  return `in_game.slot.symbols.${drawn?.[0] ?? symbol}`;
}

/** All drawings of a set, once; `SymbolArt` shows them by name. */
export const SymbolDrawings = ({ set }: { set: SymbolSet }) => (
  <svg width="0" height="0" style={{ position: "absolute" }} aria-hidden="true">
    <defs>
      <linearGradient id="plate" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor={set.plate[0]} />
        <stop offset="1" stopColor={set.plate[1]} />
      </linearGradient>
      {Object.entries(cheap).map(([name, [, light, deep]]) => (
        <linearGradient key={name} id={`ink-${name}`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#fff" />
          <stop offset=".45" stopColor={light} />
          <stop offset="1" stopColor={deep} />
        </linearGradient>
      ))}
      <radialGradient id="blaze">
        <stop stopColor="#fff6d0" />
        <stop offset=".55" stopColor="#ffc53d" />
        <stop offset="1" stopColor="#f0761a" />
      </radialGradient>
    </defs>
    {Object.entries(cheap).map(([name, [letters]]) => (
      <symbol key={name} id={`symbol-${name}`} viewBox="0 0 64 64">
        <path d={set.outline} fill="url(#plate)" opacity=".55" />
        <text
          x="32"
          y="46"
          textAnchor="middle"
          fontSize={letters.length > 1 ? 34 : 40}
          fontWeight="850"
          letterSpacing={letters.length > 1 ? "-3" : "0"}
          fill={`url(#ink-${name})`}
          stroke="#0008"
          strokeWidth="3"
          paintOrder="stroke"
        >
          {letters}
        </text>
      </symbol>
    ))}
    {Object.entries(set.drawings).map(([symbol, [, drawing]]) => (
      <symbol key={symbol} id={`symbol-${symbol}`} viewBox="0 0 64 64">
        {drawing}
      </symbol>
    ))}
    <symbol id="symbol-wild" viewBox="0 0 64 64">
      {Array.from({ length: 8 }, (_, ray) => (
        <path key={ray} d="m32 1 8 20H24z" fill="url(#blaze)" transform={`rotate(${45 * ray} 32 32)`} />
      ))}
      <circle cx="32" cy="32" r="19" fill="url(#blaze)" />
      <rect x="2" y="22" width="60" height="20" rx="6" fill="#8c1d3c" stroke="#ffe08a" strokeWidth="2.5" />
      <text x="32" y="37.5" textAnchor="middle" fontSize="16" fontWeight="850" letterSpacing=".5" fill="#fff3c4">
        WILD
      </text>
    </symbol>
    {!set.drawings.scatter && (
      <symbol id="symbol-scatter" viewBox="0 0 64 64">
        <circle cx="32" cy="32" r="29" fill="url(#plate)" stroke="#ffd45c" strokeWidth="3.5" />
        <circle cx="32" cy="32" r="23" fill="none" stroke="#fff5" strokeDasharray="2 4" strokeWidth="2" />
        <path d="m32 9 6 13 14 1-11 9 4 14-13-8-13 8 4-14-11-9 14-1z" fill="url(#blaze)" />
        <rect x="4" y="40" width="56" height="15" rx="5" fill="#123a6b" stroke="#9fd4ff" strokeWidth="2" />
        <text x="32" y="51.5" textAnchor="middle" fontSize="11" fontWeight="850" letterSpacing=".3" fill="#fff">
          SCATTER
        </text>
      </symbol>
    )}
  </svg>
);

export const SymbolArt = ({ symbol }: { symbol: SlotSymbol }) => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <use href={`#symbol-${symbol}`} />
  </svg>
);
