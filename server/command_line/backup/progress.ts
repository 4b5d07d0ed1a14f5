import type { Written } from "./write_backup";

const mebibyte = 1024 * 1024;
export const sizeWords = (bytes: number) => `${(bytes / mebibyte).toFixed(bytes < 100 * mebibyte ? 1 : 0)} MB`;

/** A line that tells how far it is: rewritten on a terminal, else a line now and then. */
export function createProgress(
  { warn, rewrite }: { warn: (text: string) => void; rewrite?: ((text: string) => void) | undefined },
  doing: string,
  clock = () => performance.now(),
): { add: (written: Written) => void; end: () => void } {
  const pause = rewrite ? 200 : 10_000;
  let bytes = 0;
  let told = clock();
  let isOpen = false;
  return {
    add(written) {
      bytes += written.bytes;
      if (clock() - told < pause) return;
      told = clock();
      const rows = written.rows > 0 ? `, ${written.rows.toLocaleString("en")} so far` : "";
      const line = `${doing} ${sizeWords(bytes)} (${written.what}${rows})`;
      isOpen = rewrite !== undefined;
      (rewrite ?? warn)(line);
    },
    /** Leaves the terminal's line empty. */
    end() {
      if (isOpen) rewrite?.("");
      isOpen = false;
    },
  };
}
