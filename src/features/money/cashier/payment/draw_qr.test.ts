import sharp from "sharp";
import { expect, it } from "vitest";
import { readQr } from "../../../../../server/testing/read_qr";
import { drawQr } from "./draw_qr";

it.each([
  "upi://pay?pa=harbour@practice&pn=Foyer&tr=pay1&tn=FYR-D-7K3F22&am=5000.00&cu=INR&url=http%3A%2F%2Flocalhost%3A3001%2Fupi%2Fpay%2F1",
  "ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9",
])("draws a code that another reader reads: %s (C-4.15, C-4.20)", async (text) => {
  const { size, path } = drawQr(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 4}" height="${size * 4}"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`;
  expect(await readQr(await sharp(Buffer.from(svg)).png().toBuffer())).toBe(text);
});
