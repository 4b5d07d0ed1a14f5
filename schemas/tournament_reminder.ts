/** So long before its start the letter about a tournament is written to who asked for it. */
export const reminderMinutes = 15;
