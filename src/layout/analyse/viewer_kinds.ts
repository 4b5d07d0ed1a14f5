import { type ViewerKind, viewerKinds } from "../../../schemas/viewer";

/** A set of kinds is a number, one bit for each in their order. */
export const kindBit = (kind: ViewerKind) => 1 << viewerKinds.indexOf(kind);
export const allKinds = (1 << viewerKinds.length) - 1;
