declare module "virtual:words/player/*" {
  const words: Record<string, unknown>;
  export default words;
  export const later: Record<string, () => Promise<{ default: Record<string, unknown> }>>;
}

declare module "virtual:words/editor/*" {
  const words: Record<string, unknown>;
  export default words;
  export const rest: () => Promise<{ default: Record<string, unknown> }>;
}

declare module "virtual:words/site/*" {
  const words: Record<string, unknown>;
  export default words;
  export const rest: () => Promise<{ default: Record<string, unknown> }>;
}

declare module "virtual:words/all/*" {
  const words: Record<string, unknown>;
  export default words;
}
