/** Who waits until nothing is under way, and hears whether the server has everything. */
export function createIdle() {
  let waiting: ((isSaved: boolean) => void)[] = [];
  return {
    wait: () => new Promise<boolean>((resolve) => waiting.push(resolve)),
    tell(isSaved: boolean) {
      const told = waiting;
      waiting = [];
      for (const tell of told) tell(isSaved);
    },
  };
}
