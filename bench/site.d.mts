export interface Site {
  /** Starts it where nobody has yet. */
  start(): Promise<{ origin: string }>;
  stop(): Promise<void>;
}
/** The built site on an empty database of its own with the demo casino in it; started when a part first asks. */
export function createSite(): Site;
