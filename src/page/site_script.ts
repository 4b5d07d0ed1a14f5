/** A script that the site's pages may run, in the inventory that a build writes (`dist/client/.vite/scripts.json`). */
export interface SiteScript {
  /** `assets/deposit-D8nrjQfS.js` */
  file: string;
  /** What it must be, as browsers compare it: `sha256-…`. */
  integrity: string;
  /** What it is there for. */
  why: string;
  /** Of words: in which language they are; null for all others. */
  language: string | null;
  /** Whether paying in or out runs it, on whichever page. */
  isCashier: boolean;
}
