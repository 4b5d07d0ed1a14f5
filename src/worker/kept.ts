import { assetRoot } from "../../schemas/asset_root";

interface Asked {
  url: URL;
  sameOrigin: boolean;
  request: Pick<Request, "destination" | "mode">;
}

/** Files whose address changes with their content. */
export const isAsset = ({ url, sameOrigin }: Asked) => sameOrigin && url.pathname.startsWith("/assets/");

const pictureFolders = [`${assetRoot}/`, "/logos/", "/icons/"];

/** Pictures, and not what the API answers to a call at such an address. */
export const isPicture = ({ url, sameOrigin, request }: Asked) =>
  sameOrigin && request.destination === "image" && pictureFolders.some((folder) => url.pathname.startsWith(folder));

/** A page that a visitor opens. The editor, its previews, games in their frames and the API's own pages are none. */
export const isSitePage = ({ url, sameOrigin, request }: Asked) =>
  sameOrigin && request.mode === "navigate" && !/^\/(?:api|editor|play|preview)(?:\/|$)/.test(url.pathname);
