import type { ReactNode } from "react";
import type { SlotSymbol } from "../rules/slot_models";

/** What a set shows for each of the dear symbols; its name is a word in `in_game.slot.symbols`. */
interface SymbolSet {
  /** Colours of the cheap symbols' plates: light, deep. */
  plate: readonly [string, string];
  /** The outline of the plates, in a box of 64. */
  outline: string;
  drawings: Record<"crown" | "gem" | "bell" | "star", readonly [name: string, drawing: ReactNode]>;
}

const royal: SymbolSet = {
  plate: ["#7a4fd6", "#35186f"],
  outline: "M32 6 56 14v20c0 13-10 20-24 25C18 54 8 47 8 34V14z",
  drawings: {
    crown: [
      "crown",
      <>
        <path d="M8 20l12 12 12-20 12 20 12-12-5 30H13z" fill="#ffc83d" />
        <path d="M32 12l12 20 12-12-5 30H32z" fill="#f29b1d" />
        <path d="M13 46h38l-1 8H14z" fill="#ffe38a" />
        <circle cx="32" cy="41" r="5" fill="#e8365d" />
        <circle cx="20" cy="42" r="3" fill="#38c6f4" />
        <circle cx="44" cy="42" r="3" fill="#38c6f4" />
        <circle cx="8" cy="19" r="4" fill="#ffe9a8" />
        <circle cx="56" cy="19" r="4" fill="#ffe9a8" />
        <circle cx="32" cy="11" r="4.5" fill="#ffe9a8" />
      </>,
    ],
    gem: [
      "diamond",
      <>
        <path d="M18 12h28l12 16-26 28L6 28z" fill="#2b8cf0" />
        <path d="M18 12h28l-6 16H24z" fill="#bfe6ff" />
        <path d="M6 28h18l8 28z" fill="#52b4ff" />
        <path d="M58 28H40l-8 28z" fill="#1667c4" />
        <path d="M24 28h16l-8 28z" fill="#84d0ff" />
        <path d="m18 12 6 16H6z" fill="#7fcaff" />
        <path d="m46 12-6 16h18z" fill="#3ea2fb" />
      </>,
    ],
    bell: [
      "bell",
      <>
        <path d="M32 8c12 0 17 9 17 20 0 10 3 14 7 18H8c4-4 7-8 7-18C15 17 20 8 32 8z" fill="#ffcf4a" />
        <path d="M32 8c12 0 17 9 17 20 0 10 3 14 7 18H32z" fill="#f0a220" />
        <path d="M23 16c-4 5-3 14-4 22" stroke="#fff3c4" strokeWidth="3" strokeLinecap="round" fill="none" />
        <rect x="7" y="44" width="50" height="6" rx="3" fill="#ffe08a" />
        <circle cx="32" cy="54" r="5" fill="#c9761a" />
      </>,
    ],
    star: [
      "star",
      <>
        <path d="m32 6 8 18 19 2-14 13 4 19-17-10-17 10 4-19L5 26l19-2z" fill="#ff5d8f" />
        <path d="m32 6 8 18 19 2-14 13 4 19-17-10z" fill="#d92f6d" />
        <path d="m32 18 4 10 11 1-8 7 2 11-9-6z" fill="#ff93b4" />
        <path d="m32 18-4 10-11 1 8 7-2 11 9-6z" fill="#ffc3d5" />
      </>,
    ],
  },
};

const forest: SymbolSet = {
  plate: ["#5f8f3e", "#1f3d1c"],
  outline: "M32 5c16 0 27 11 27 27S48 59 32 59 5 48 5 32 16 5 32 5z",
  drawings: {
    crown: [
      "flower",
      <>
        {[0, 60, 120, 180, 240, 300].map((turn) => (
          <path
            key={turn}
            d="M32 32c-9-8-9-18 0-26 9 8 9 18 0 26z"
            fill={turn % 120 === 0 ? "#ff7fb6" : "#e84c93"}
            transform={`rotate(${turn} 32 32)`}
          />
        ))}
        <circle cx="32" cy="32" r="9" fill="#ffd24d" />
        <circle cx="29" cy="29" r="3" fill="#fff0b3" />
      </>,
    ],
    gem: [
      "mushroom",
      <>
        <path d="M23 34h18c-1 10 1 16 3 22H20c2-6 4-12 3-22z" fill="#f4e6cf" />
        <path d="M34 34h7c-1 10 1 16 3 22H34z" fill="#d9c2a0" />
        <path d="M6 36C6 19 18 8 32 8s26 11 26 28c-8 4-44 4-52 0z" fill="#e5383b" />
        <path d="M36 8c13 2 22 12 22 28-5 2-13 3-22 3 7-9 7-21 0-31z" fill="#b3202c" />
        <circle cx="21" cy="23" r="5" fill="#fff4ec" />
        <circle cx="38" cy="18" r="4" fill="#fff4ec" />
        <circle cx="45" cy="29" r="4.5" fill="#fbdcd0" />
        <circle cx="30" cy="31" r="3" fill="#fff4ec" />
      </>,
    ],
    bell: [
      "acorn",
      <>
        <path d="M14 30h36c0 14-8 21-18 28-10-7-18-14-18-28z" fill="#c9813a" />
        <path d="M34 30h16c0 14-8 21-18 28 4-9 5-18 2-28z" fill="#9a5a22" />
        <path d="M20 36c0 6 3 10 6 13" stroke="#f1c08a" strokeWidth="3" strokeLinecap="round" fill="none" />
        <path d="M9 30c0-10 10-16 23-16s23 6 23 16c-6 3-40 3-46 0z" fill="#6e4a2a" />
        <path d="M14 24h36M20 18l6 12M32 15v16M44 18l-6 12" stroke="#8f6540" strokeWidth="2" />
        <path d="M31 15c0-4 1-7 4-9" stroke="#5a3b20" strokeWidth="4" strokeLinecap="round" fill="none" />
      </>,
    ],
    star: [
      "leaf",
      <>
        <path d="M8 56C4 28 22 8 58 8c0 34-18 52-44 46z" fill="#59b84a" />
        <path d="M8 56 58 8c0 34-18 52-44 46z" fill="#358a35" />
        <path
          d="M8 57C20 42 34 28 50 16M22 42l-3-16M33 31l-2-15M24 40l17 3M35 30l15 1"
          stroke="#c6f0a4"
          strokeWidth="2.5"
          strokeLinecap="round"
          fill="none"
        />
      </>,
    ],
  },
};

const sky: SymbolSet = {
  plate: ["#3f63d8", "#14205c"],
  outline: "M32 4 57 18v28L32 60 7 46V18z",
  drawings: {
    crown: [
      "sun",
      <>
        {Array.from({ length: 12 }, (_, ray) => (
          <path key={ray} d="m32 2 5 13H27z" fill={ray % 2 ? "#ff9d2e" : "#ffd45c"} transform={`rotate(${30 * ray} 32 32)`} />
        ))}
        <circle cx="32" cy="32" r="17" fill="#ffb52e" />
        <circle cx="29" cy="29" r="12" fill="#ffe08a" />
      </>,
    ],
    gem: [
      "planet",
      <>
        <circle cx="32" cy="32" r="19" fill="#7b5cff" />
        <path d="M16 22c10 5 22 4 32 0M14 34c12 6 26 5 36 0M20 46c8 3 16 3 24 0" stroke="#a991ff" strokeWidth="4" fill="none" />
        <path d="M45 18a19 19 0 0 1-21 31 19 19 0 0 0 21-31z" fill="#5335c9" />
        <path
          d="M14 38C4 44 0 49 4 51c6 3 27-5 43-15S66 17 60 14c-3-1-8 0-13 3 6-1 8 1 5 5-4 5-14 12-24 17S12 46 10 44c-1-1 1-3 4-6z"
          fill="#ffd18a"
        />
      </>,
    ],
    bell: [
      "moon",
      <>
        <path d="M42 8a26 26 0 1 0 14 37A22 22 0 0 1 42 8z" fill="#f6e7b0" />
        <path d="M14 44a26 26 0 0 0 42 1A24 24 0 0 1 14 44z" fill="#d8bd6a" />
        <circle cx="22" cy="30" r="4" fill="#e0cb86" />
        <circle cx="31" cy="44" r="3" fill="#c9ad5b" />
        <path d="m50 14 2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill="#fff" />
      </>,
    ],
    star: [
      "comet",
      <>
        <path d="M4 8c16 4 28 12 36 24l-8 8C20 32 10 22 4 8z" fill="#38c6f4" opacity=".55" />
        <path d="M14 4c14 6 24 15 31 26l-6 6C29 26 20 16 14 4z" fill="#8fe6ff" opacity=".8" />
        <path d="m43 24 5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1z" fill="#ffd45c" />
        <path d="m43 24 5 10 11 1-8 8 2 11-10-5z" fill="#f2a52a" />
      </>,
    ],
  },
};

const sea: SymbolSet = {
  plate: ["#1f9aa8", "#0b3a57"],
  outline: "M32 4c15 15 23 25 23 34a23 22 0 0 1-46 0c0-9 8-19 23-34z",
  drawings: {
    crown: [
      "helm",
      <>
        {[0, 45, 90, 135].map((turn) => (
          <rect key={turn} x="29" y="3" width="6" height="58" rx="3" fill="#8a5427" transform={`rotate(${turn} 32 32)`} />
        ))}
        <circle cx="32" cy="32" r="18" fill="none" stroke="#c98642" strokeWidth="7" />
        <circle cx="32" cy="32" r="18" fill="none" stroke="#f0c27e" strokeWidth="2" />
        <circle cx="32" cy="32" r="7" fill="#ffcf4a" />
      </>,
    ],
    gem: [
      "anchor",
      <>
        <circle cx="32" cy="12" r="6" fill="none" stroke="#dfe8f2" strokeWidth="5" />
        <path d="M32 18v38M20 25h24" stroke="#dfe8f2" strokeWidth="6" strokeLinecap="round" />
        <path d="M8 38c2 12 11 20 24 20s22-8 24-20" stroke="#b4c4d6" strokeWidth="7" strokeLinecap="round" fill="none" />
        <path d="m3 42 5-11 9 8zM61 42l-5-11-9 8z" fill="#dfe8f2" />
        <path d="M34 20v36" stroke="#8fa3ba" strokeWidth="2" />
      </>,
    ],
    bell: [
      "shell",
      <>
        <path d="M32 56C12 52 4 38 8 22c6-8 12-10 24-12 12 2 18 4 24 12 4 16-4 30-24 34z" fill="#ff9f8a" />
        <path d="M32 10c12 2 18 4 24 12 4 16-4 30-24 34z" fill="#f0745f" />
        <path
          d="M32 54V12M30 53 18 15M34 53l12-38M28 53 9 24M36 53l19-29"
          stroke="#ffd9cd"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <path d="M22 54h20l4 6H18z" fill="#ffcab8" />
      </>,
    ],
    star: [
      "fish",
      <>
        <path d="M44 32 60 18c-2 9-2 19 0 28z" fill="#f28c1d" />
        <path d="M4 34c8-16 30-20 44-2-14 20-36 16-44 2z" fill="#ffb02e" />
        <path d="M4 34c10 5 30 6 44-2-14 20-36 16-44 2z" fill="#e8761a" />
        <path d="M22 22c4-8 12-9 18-6-2 3-3 6-3 9z" fill="#f28c1d" />
        <path d="M22 24c4 6 4 14 0 20M32 23c3 6 3 12 0 18" stroke="#fff3d6" strokeWidth="3" fill="none" />
        <circle cx="13" cy="31" r="3.5" fill="#fff" />
        <circle cx="12.5" cy="31" r="1.8" fill="#1b2030" />
      </>,
    ],
  },
};

const fruit: SymbolSet = {
  plate: ["#d94f70", "#5a1233"],
  outline: "M18 6h28a12 12 0 0 1 12 12v28a12 12 0 0 1-12 12H18A12 12 0 0 1 6 46V18A12 12 0 0 1 18 6z",
  drawings: {
    crown: [
      "melon",
      <>
        <path d="M5 22c6 26 28 36 54 28z" fill="#2f9e44" />
        <path d="M9 23c7 21 24 30 46 25z" fill="#d8f5c4" />
        <path d="M13 24c7 17 20 24 38 22z" fill="#ff4d5e" />
        <path d="M5 22 59 50l-8-4L13 24z" fill="#ff7f88" />
        <g fill="#3b1020">
          <ellipse cx="24" cy="33" rx="1.6" ry="2.6" />
          <ellipse cx="31" cy="39" rx="1.6" ry="2.6" />
          <ellipse cx="39" cy="43" rx="1.6" ry="2.6" />
        </g>
      </>,
    ],
    gem: [
      "plum",
      <>
        <path d="M32 18c18-6 26 8 24 20S44 60 32 58C20 60 10 50 8 38S14 12 32 18z" fill="#8b45c9" />
        <path d="M34 18c17-5 24 8 22 20S44 60 32 58c10-10 12-26 2-40z" fill="#642a9b" />
        <path d="M17 28c-3 6-2 12 1 17" stroke="#d2a5f5" strokeWidth="4" strokeLinecap="round" fill="none" />
        <path d="M32 18c0-5 2-9 5-12" stroke="#5b3a1a" strokeWidth="4" strokeLinecap="round" fill="none" />
        <path d="M36 12c6-7 14-7 20-3-5 7-13 8-20 3z" fill="#58b84a" />
      </>,
    ],
    bell: [
      "lemon",
      <>
        <path d="M6 44c-2-14 8-32 26-36 8-2 14 0 18-2l6 2-2 6c2 8 2 22-8 32S20 60 12 56l-6-2z" fill="#ffdf3d" />
        <path d="M54 14c2 8 2 22-8 32S20 60 12 56C34 52 50 36 54 14z" fill="#f2b81d" />
        <path d="M18 34c3-8 8-14 15-17" stroke="#fff7c2" strokeWidth="4" strokeLinecap="round" fill="none" />
      </>,
    ],
    star: [
      "cherries",
      <>
        <path
          d="M20 40C22 24 32 12 46 8M44 42C44 28 44 18 46 8"
          stroke="#4f8a2f"
          strokeWidth="4"
          strokeLinecap="round"
          fill="none"
        />
        <path d="M46 8c-9-5-18-2-24 6 9 4 18 2 24-6z" fill="#6cc24a" />
        <circle cx="19" cy="46" r="13" fill="#e5283f" />
        <circle cx="45" cy="48" r="12" fill="#c81433" />
        <path d="M12 42c1-3 3-5 6-6M39 44c1-3 3-4 5-5" stroke="#ffb3bd" strokeWidth="3.5" strokeLinecap="round" />
      </>,
    ],
  },
};

const sets = [royal, forest, sky, sea, fruit];

/** A game always has the same set, and its neighbours others. */
export function symbolSetOf(identifier: string): SymbolSet {
  let hash = 0;
  for (const letter of identifier) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return sets[hash % sets.length] ?? royal;
}

const cheap = {
  ace: ["A", "#ff6b81", "#c2183c"],
  king: ["K", "#ffc24d", "#c46a0c"],
  queen: ["Q", "#6fe08a", "#1b8a45"],
  jack: ["J", "#5cc4ff", "#1667c4"],
  ten: ["10", "#d3a1ff", "#7433c4"],
} as const;

/** The word for what a symbol shows. */
export function symbolName(set: SymbolSet, symbol: SlotSymbol): string {
  const drawn = symbol in set.drawings ? set.drawings[symbol as keyof SymbolSet["drawings"]][0] : symbol;
  return `in_game.slot.symbols.${drawn}`;
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
    <symbol id="symbol-scatter" viewBox="0 0 64 64">
      <circle cx="32" cy="32" r="29" fill="url(#plate)" stroke="#ffd45c" strokeWidth="3.5" />
      <circle cx="32" cy="32" r="23" fill="none" stroke="#fff5" strokeDasharray="2 4" strokeWidth="2" />
      <path d="m32 9 6 13 14 1-11 9 4 14-13-8-13 8 4-14-11-9 14-1z" fill="url(#blaze)" />
      <rect x="4" y="40" width="56" height="15" rx="5" fill="#123a6b" stroke="#9fd4ff" strokeWidth="2" />
      <text x="32" y="51.5" textAnchor="middle" fontSize="11" fontWeight="850" letterSpacing=".3" fill="#fff">
        SCATTER
      </text>
    </symbol>
  </svg>
);

export const SymbolArt = ({ symbol }: { symbol: SlotSymbol }) => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <use href={`#symbol-${symbol}`} />
  </svg>
);
