/** How long a fixed integer loop takes on this machine at this moment; it is flat from the first call on. */
export function calibrate() {
  const start = performance.now();
  let x = 1;
  for (let i = 0; i < 4e7; i++) x = (Math.imul(x, 1664525) + i) | 0;
  globalThis.calibrated = x; // keeps the loop from being optimised away
  return performance.now() - start;
}
