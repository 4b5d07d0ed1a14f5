/** Of a button that leads no further at an end: it takes no clicks and Tab passes it, but the focus that is on it stays (WCAG 2.4.3). */
export const unlessAtEnd = (isAtEnd: boolean, onClick: () => unknown) =>
  isAtEnd ? { "aria-disabled": true, tabIndex: -1 } : { onClick };
