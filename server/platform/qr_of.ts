import { create } from "qrcode";

/** The dark modules of a QR code, row by row, as the path of a drawing `size` modules wide. */
export function qrOf(text: string): { size: number; path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
  let path = "";
  data.forEach((isDark, index) => {
    if (isDark) path += `M${index % size} ${Math.floor(index / size)}h1v1h-1z`;
  });
  return { size, path };
}
