import type { Frame } from "../../../kit/ui/frame";

const name = "promotion-code";
/** What is longer is no code. */
const longest = 100;

/** The code that an address brought along in this browser (L-4.71); null where there is none, or storage can't be read. */
export function keptCode({ window }: Frame): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a code until its offer was shown, through signing up and confirming an address. */
export function keepCode({ window }: Frame, code: string): void {
  if (code.length > longest) return;
  try {
    window.localStorage.setItem(name, code);
  } catch {
    // then it is shown from the address alone
  }
}

export function forgetCode({ window }: Frame): void {
  try {
    window.localStorage.removeItem(name);
  } catch {
    // nothing was kept
  }
}
