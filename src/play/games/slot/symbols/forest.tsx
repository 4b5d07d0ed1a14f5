import type { SymbolSet } from "./symbol_set";

export const forest: SymbolSet = {
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
