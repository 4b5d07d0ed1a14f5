import type { Page } from "../../../schemas/page";

export function toFoyer(sections: unknown[]): Page;
