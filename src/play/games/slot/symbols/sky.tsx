import type { SymbolSet } from "./symbol_set";

export const sky: SymbolSet = {
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
