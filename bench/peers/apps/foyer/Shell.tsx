import type { ReactNode } from "react";

/** In the place of header, menus and footer, which the peers' pages do not have either. */
export const Shell = ({ children }: { children: ReactNode }) => <main id="main">{children}</main>;
