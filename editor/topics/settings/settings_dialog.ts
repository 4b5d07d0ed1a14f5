export type SettingsDialog = "publish" | "versions" | null;
