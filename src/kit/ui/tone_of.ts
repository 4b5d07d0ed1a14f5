/** Whether a background wants dark or light writing on it. */
export function toneOf(background: string): "dark" | "light" {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(background);
  const full = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join("")}`
    : background;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(full.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.42 ? "light" : "dark";
}

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
