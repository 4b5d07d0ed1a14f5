/** What a picture is like, as far as it can be told before it is sent. It advises, no more. */
export interface PictureCheck {
  width: number;
  height: number;
  isSharp: boolean;
  isBright: boolean;
  /** Whether what is in the picture ends before its edges do. */
  hasCorners: boolean;
}

const leastEdge = 600;
const leastSharpness = 40;
const leastBrightness = 50;
/** Of an edge's dots: where more are part of something, it goes on outside of the picture. */
const mostOnEdge = 0.18;

/** Judges grey dots, 0 to 255, row by row. */
export function judge(
  grey: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
): Omit<PictureCheck, "width" | "height"> {
  const at = (x: number, y: number) => grey[y * width + x] ?? 0;
  let sum = 0;
  let squares = 0;
  let brightness = 0;
  const count = Math.max(1, (width - 2) * (height - 2));
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const laplacian = 4 * at(x, y) - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1);
      sum += laplacian;
      squares += laplacian * laplacian;
      brightness += at(x, y);
    }
  }
  const sharpness = squares / count - (sum / count) ** 2;
  const steepness = (x: number, y: number) =>
    Math.abs(at(x, y) - at(Math.min(x + 1, width - 1), y)) + Math.abs(at(x, y) - at(x, Math.min(y + 1, height - 1)));
  const shareOf = (length: number, dot: (index: number) => number) =>
    Array.from({ length }, (_, index) => dot(index)).filter((value) => value > 60).length / Math.max(1, length);
  const edges = [
    shareOf(width, (x) => steepness(x, 1)),
    shareOf(width, (x) => steepness(x, height - 3)),
    shareOf(height, (y) => steepness(1, y)),
    shareOf(height, (y) => steepness(width - 3, y)),
  ];
  return {
    isSharp: sharpness >= leastSharpness,
    isBright: brightness / count >= leastBrightness,
    hasCorners: edges.every((share) => share <= mostOnEdge),
  };
}

interface Prepared {
  /** What is sent: the file, or a JPEG of a picture that not every browser reads. */
  file: File;
  check: PictureCheck | null;
  /** A small copy to show, as a data address: the site's policy lets pages show no others of their own making. */
  preview: string | null;
}

/** Looks at a picture in the browser; what it can't read is sent as it is, and the server says whether it can. */
export async function preparePicture(file: File, document: Document): Promise<Prepared> {
  if (file.type === "application/pdf") return { file, check: null, preview: null };
  const window = document.defaultView;
  try {
    const bitmap = await window?.createImageBitmap(file);
    if (!bitmap) return { file, check: null, preview: null };
    const { width, height } = bitmap;
    const small = draw(document, bitmap, Math.min(1, 480 / Math.max(width, height)));
    const dots = small.context.getImageData(0, 0, small.canvas.width, small.canvas.height).data;
    const grey = Uint8Array.from({ length: dots.length / 4 }, (_, index) => {
      const [red = 0, green = 0, blue = 0] = [dots[4 * index], dots[4 * index + 1], dots[4 * index + 2]];
      return 0.299 * red + 0.587 * green + 0.114 * blue;
    });
    const judged = judge(grey, small.canvas.width, small.canvas.height);
    const isLarge = Math.min(width, height) >= leastEdge;
    const check = { ...judged, isSharp: judged.isSharp && isLarge, width, height };
    const preview = small.canvas.toDataURL("image/jpeg", 0.8);
    return { file: isHeic(file) ? await asJpeg(document, bitmap, file) : file, check, preview };
  } catch {
    return { file, check: null, preview: null };
  }
}

export const isHeic = ({ name, type }: Pick<File, "name" | "type">) => /^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name);

function draw(document: Document, bitmap: ImageBitmap, scale: number) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(3, Math.round(bitmap.width * scale));
  canvas.height = Math.max(3, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("Nothing can be drawn here");
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

async function asJpeg(document: Document, bitmap: ImageBitmap, { name }: File): Promise<File> {
  const { canvas } = draw(document, bitmap, 1);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.92));
  if (!blob) throw new Error("Nothing was drawn");
  return new File([blob], name.replace(/\.\w+$/, ".jpg"), { type: "image/jpeg" });
}
