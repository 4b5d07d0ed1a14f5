/** The attribute of what somebody types into on the page. */
export const overlayMark = "data-text-overlay";
