import type { SymbolSet } from "./symbol_set";

export const sea: SymbolSet = {
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
