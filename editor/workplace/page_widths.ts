/** How wide the page is on each device. */
export const pageWidths = { phone: 390, tablet: 820, desktop: 1280 } as const;
