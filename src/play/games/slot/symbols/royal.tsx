import type { SymbolSet } from "./symbol_set";

export const royal: SymbolSet = {
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
