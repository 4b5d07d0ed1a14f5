export const audienceNames = ["guests", "players", "paidCustomers", "unpaidCustomers"] as const;
export type AudienceName = (typeof audienceNames)[number];

export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof weekdays)[number];
