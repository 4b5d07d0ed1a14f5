/** The latest date of birth of somebody who has turned 18, by the calendar of UTC (C-5.21). */
export function lastAdultBirthday(now = new Date()) {
  const today = now.toISOString();
  return `${Number(today.slice(0, 4)) - 18}${today.slice(4, 10)}`;
}

/** Whether somebody has turned 18. */
export const isAdult = (birthday: string, now = new Date()) => birthday <= lastAdultBirthday(now);
