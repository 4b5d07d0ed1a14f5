/** A coin, whose value is written over it; in all slots that hold coins alike. */
export const coin = [
  "coin",
  <>
    <circle cx="32" cy="33.5" r="28" fill="#7a4a08" />
    <circle cx="32" cy="31" r="28" fill="url(#blaze)" />
    <circle cx="32" cy="31" r="27" fill="none" stroke="#fff2b8" strokeWidth="2" />
    <circle cx="32" cy="31" r="21" fill="#f2a81d" stroke="#a8670d" strokeWidth="2" />
    <path d="M14 23a21 21 0 0 1 30-9" stroke="#fff8d8" strokeWidth="3.5" strokeLinecap="round" fill="none" opacity=".85" />
    <circle cx="32" cy="31" r="24.2" fill="none" stroke="#a8670d" strokeWidth="2.6" strokeDasharray="1.2 5.1" />
  </>,
] as const;
