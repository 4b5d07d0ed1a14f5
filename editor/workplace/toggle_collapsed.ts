import type { Workbench } from "./workbench";

/** Closes a container in the outline, or opens it again. */
export const toggleCollapsed =
  (id: string) =>
  ({ collapsed }: Workbench): Partial<Workbench> => {
    const next = new Set(collapsed);
    if (!next.delete(id)) next.add(id);
    return { collapsed: next };
  };
