/** A package as a lock file names it. */
export interface LockedPackage {
  version?: string;
  integrity?: string;
  /** Another machine may need it where this one does not. */
  optional?: boolean;
}

export function areInstalled(locked: Record<string, LockedPackage>, installed: Record<string, LockedPackage>): boolean;
