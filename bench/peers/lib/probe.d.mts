interface Times {
  /** From the input's own timestamp to the change in the DOM, in ms. */
  dom: number;
  /** To the end of the frame that shows it. */
  paint: number;
}
/** What `editorProbe` puts into the page as `__probe`. */
export interface EditorProbe {
  keyTs: number;
  ptrTs: number;
  pending: Promise<Times>;
  waitLast(): Promise<number>;
  waitSelected(index: number, timeout: number): Promise<number>;
  point(index: number): { x: number; y: number } | null;
  armSelect(index: number): void;
  armKey(index: number, expected: string): void;
  move(from: number, to: number): Promise<Times>;
  undoMove(from: number, to: number): Promise<Times>;
}
/** What the probe looks for; `api` names the global with `move` and `undo`. */
export interface EditorConfig {
  frame: string | null;
  field: string;
  api: string;
  hooks: { move?: string };
  sections: string[];
  titles: string[];
  click: string[];
  last: string;
}
/** What `playerProbe` puts into the page as `__probe`; `done` when the page is quiet. Times in ms, tasks as beginning and length. */
export interface PlayerProbe {
  done: Promise<{ fcp: number | null; painted: number; tasks: [number, number][] }>;
}
export function playerProbe(config: { last: string; cpu: number }): void;
export function editorProbe(config: EditorConfig): void;
/** As a script for the page. */
export function inject<Config>(probe: (config: Config) => void, config: Config): string;
