/** Where pictures live (L-2.23, D-13). Absolute https URLs pass through. */
export const assetRoot = "/api/core/casino/assets";
