import type { ReactNode } from "react";
import css from "./InstallPictures.module.css";

/** Pieces of a phone's screen, without words: they look alike in every language. */
const Screen = ({ children }: { children: ReactNode }) => (
  <svg className={css.screen} viewBox="0 0 112 72" width={112} height={72} aria-hidden="true">
    <rect className={css.glass} x="0.5" y="0.5" width="111" height="71" rx="12" />
    {children}
  </svg>
);

const shareArrow = "M0 2V-8M-4 -4.5 0 -8.5 4 -4.500M-4 -1.500H-6V7.500H6V-1.500H4";
const plusSquare = "M-6 -6H6V6H-6ZM0 -3V3M-3 0H3";

/** The bar at the bottom of Safari, its share button marked. */
export const SharePicture = () => (
  <Screen>
    <rect className={css.bar} x="8" y="40" width="96" height="24" rx="8" />
    <path className={css.faint} d="M21 48 17 52 21 56M37 48 41 52 37 56M71 47H79V57H71ZM89 47H95V57H89Z" />
    <circle className={css.halo} cx="56" cy="52" r="14" />
    <path className={css.mark} transform="translate(56 53)" d={shareArrow} />
    <path className={css.line} d="M16 14H70M16 24H92" />
  </Screen>
);

/** The list of what can be done, the line for the home screen marked. */
export const HomeScreenPicture = () => (
  <Screen>
    <path className={css.line} d="M18 13H62M18 59H54" />
    <rect className={css.halo} x="8" y="24" width="96" height="24" rx="8" />
    <path className={css.strong} d="M18 36H68" />
    <path className={css.mark} transform="translate(90 36)" d={plusSquare} />
  </Screen>
);

/** The last question, its button at the top right marked. */
export const AddPicture = () => (
  <Screen>
    <path className={css.line} d="M14 17H30" />
    <rect className={css.halo} x="70" y="8" width="34" height="18" rx="9" />
    <path className={css.strong} d="M79 17H95" />
    <rect className={css.bar} x="14" y="35" width="24" height="24" rx="7" />
    <path
      className={css.mark}
      transform="translate(18 39) scale(.5)"
      d="M4 28V16a12 12 0 0 1 24 0v12M10 28V16.500a6 6 0 0 1 12 0V28"
    />
    <path className={css.line} d="M48 43H92M48 52H76" />
  </Screen>
);
