export type Refused = { revision: number; issues: { path: (string | number)[]; message: string }[] } | null;
