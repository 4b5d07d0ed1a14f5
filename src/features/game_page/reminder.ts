/** After how many minutes a player may want to be told how long they have played; 0 is never. */
export const reminderSteps = [0, 15, 30, 60] as const;
export type ReminderMinutes = (typeof reminderSteps)[number];

const storageKey = "game.reminder";
const usual: ReminderMinutes = 60;

/** What was chosen in this browser, else an hour. */
export function readReminder(window: Window): ReminderMinutes {
  try {
    const kept = window.localStorage.getItem(storageKey);
    return reminderSteps.find((step) => String(step) === kept) ?? usual;
  } catch {
    return usual;
  }
}

export function writeReminder(window: Window, minutes: ReminderMinutes) {
  try {
    window.localStorage.setItem(storageKey, String(minutes));
  } catch {
    // the choice holds until the page goes
  }
}

/** How many reminders are due after so many milliseconds. */
export const dueReminders = (elapsed: number, minutes: ReminderMinutes) =>
  minutes === 0 ? 0 : Math.floor(elapsed / (minutes * 60_000));
