import { lazyPart } from "../kit/lazy/lazy_part";

/** Guests download nothing of it. */
export const LoginInfoPart = lazyPart(() => import("./LoginInfoNote"));
