// A paper lantern with its tassel, 100 high around (0, 0), lit from within.
export function lantern(L, [light, base, dark]) {
  const body = L.radial(
    [
      [0, '#fff6d0'],
      [0.3, light],
      [0.72, base],
      [1, dark],
    ],
    { cx: 0.5, cy: 0.56, r: 0.62 },
  );
  const gold = L.linear(
    [
      [0, '#8a5a14'],
      [0.4, '#fff0b0'],
      [1, '#a8701c'],
    ],
    { x2: 1, y2: 0 },
  );
  const ribs = [11, 23, 33]
    .map(
      (rx) => `<path d="M0 -29C${rx * 1.33} -29 ${rx * 1.33} 23 0 23M0 -29C${-rx * 1.33} -29 ${-rx * 1.33} 23 0 23"/>`,
    )
    .join('');
  return `<path d="M0 -48V-34" stroke="#3a1014" stroke-width="2.4"/><ellipse cy="-3" rx="36" ry="27" fill="${body}"/><g fill="none" stroke="${dark}" stroke-opacity=".5" stroke-width="1.3">${ribs}<path d="M0 -29V23"/></g><path d="M-24 -17C-18 -25 -8 -27 -2 -27" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/><rect x="-15" y="-35" width="30" height="8" rx="3" fill="${gold}"/><rect x="-13" y="21" width="26" height="7" rx="3" fill="${gold}"/><path d="M0 28V36M-5 36H5L7 58H-7Z" fill="${base}" stroke="${base}" stroke-width="1.6"/><path d="M-4 38L-5 57M0 38V57M4 38L5 57" stroke="${dark}" stroke-width="1"/><circle cy="36" r="4" fill="${gold}"/>`;
}
