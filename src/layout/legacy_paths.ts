/** Addresses of the site's earlier days, and what is there in their place (L-2.20, L-2.21, C-2.34). */
const legacyPaths = new Map([
  ["/profile/my-bonuses", "/account/bonuses"],
  ["/profile2/my-bonuses", "/account/bonuses"],
  ["/profile/vip-club", "/account/vip-club"],
  ["/profile2/vip-club", "/account/vip-club"],
]);

/** Where an earlier address leads, or null for any other. */
export const followLegacyPath = (path: string): string | null => legacyPaths.get(path.replace(/\/+$/, "")) ?? null;
