import type { Frame } from "../../../kit/ui/frame";

const nameOf = (userId: number) => `onboarding-hidden-${userId}`;

/** Whether somebody has closed the onboarding in this browser before (L-4.67). Where storage can't be read nobody has. */
export function isHidden({ window }: Frame, userId: number): boolean {
  try {
    return window.localStorage.getItem(nameOf(userId)) !== null;
  } catch {
    return false;
  }
}

/** Keeps the onboarding from opening by itself again (L-4.68). Where storage is full the marks of the account do. */
export function setHidden({ window }: Frame, userId: number): void {
  try {
    window.localStorage.setItem(nameOf(userId), "1");
  } catch {
    // the topics are marked as seen all the same
  }
}
