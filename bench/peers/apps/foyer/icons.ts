import type { SectionType } from "./schemas";

export const icons: Record<SectionType, string> = { banner: "image", faq: "circle-help", grid: "layout-grid", text: "text" };
