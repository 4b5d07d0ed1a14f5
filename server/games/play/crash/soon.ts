/** Acts once, so many ms after the first of the calls that come meanwhile. */
export function soon(ms: number, act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    call() {
      timer ??= setTimeout(() => {
        timer = undefined;
        act();
      }, ms);
    },
    stop: () => clearTimeout(timer),
  };
}
