/** Of a button that may come to its end while it has the focus: then it takes no clicks and Tab passes it, but the focus stays (WCAG 2.4.3). */
export const unlessOff = <Click>(isOff: boolean | undefined, onClick: Click) =>
  isOff ? { "aria-disabled": true, tabIndex: -1 } : { onClick };
