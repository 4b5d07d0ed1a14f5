/** Something that opens when the pointer rests on it. */
export interface Rest {
  key: string;
  open: () => void;
}

const patience = 600;

/** Opens what the pointer rests on long enough while something is carried, once. */
export function createRest() {
  let current: { key: string; since: number; isOpen: boolean } | null = null;
  return {
    /** What the pointer is on, and the time in milliseconds. */
    on(rest: Rest | null, now: number) {
      if (!rest) current = null;
      else if (current?.key !== rest.key) current = { key: rest.key, since: now, isOpen: false };
      else if (!current.isOpen && now - current.since >= patience) {
        current.isOpen = true;
        rest.open();
      }
    },
  };
}
