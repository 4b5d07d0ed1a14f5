import { create } from "qrcode";

/** Four modules of white around a code are part of it. */
const margin = 4;

/** A text as a QR code of level M: the path of its dark modules and how large the square is. Throws where it is too long. */
export function drawQr(text: string): { size: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  let path = "";
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) path += `M${column + margin} ${row + margin}h1v1h-1z`;
    }
  }
  return { size: modules.size + 2 * margin, path };
}
