/** How many events one connection may send: a burst, and so many a second after that. */
export function createEventLimit({ burst, perSecond }: { burst: number; perSecond: number }, now: () => number = Date.now) {
  let left = burst;
  let at = now();
  return function take(): boolean {
    const time = now();
    left = Math.min(burst, left + ((time - at) / 1000) * perSecond);
    at = time;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
