import type { SymbolSet } from "./symbol_set";

export const fruit: SymbolSet = {
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
