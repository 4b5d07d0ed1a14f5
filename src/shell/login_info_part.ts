import { lazyPart } from "../lazy/lazy_part";

/** Guests download nothing of it. */
export const LoginInfoPart = lazyPart(() => import("./LoginInfoNote"));
