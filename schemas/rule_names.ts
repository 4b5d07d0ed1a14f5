export const audienceNames = ["guests", "players", "paidCustomers", "unpaidCustomers"] as const;
export type AudienceName = (typeof audienceNames)[number];

/** The kinds of devices by the width of the page; narrower than `desktop` or `tablet` begins, it is the next. */
export const deviceNames = ["phone", "tablet", "desktop"] as const;
export type DeviceName = (typeof deviceNames)[number];
/** From how many pixels of width on it is one. */
export const deviceWidths = { tablet: 600, desktop: 861 } as const;

export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof weekdays)[number];
