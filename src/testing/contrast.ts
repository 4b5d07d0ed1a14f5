/** The ratio of WCAG 2.2 between two colours, `#rrggbb`: 1 to 21. */
export function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** What `color-mix(in srgb, one share, other)` is; `share` is 0 to 1. */
export function mix(one: string, share: number, other: string) {
  const [front, back] = [partsOf(one), partsOf(other)];
  const mixed = front.map((part, index) => Math.round(part * share + (back[index] ?? 0) * (1 - share)));
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

const partsOf = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = partsOf(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
