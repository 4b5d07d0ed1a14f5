import { memo, type ReactNode, Suspense } from "react";
import { LostPart, LostPlace } from "../features/common/asked_part/LostPart";
import { lazyPart } from "../kit/lazy/lazy_part";
import { usePath, useT, useUser } from "../kit/session/hooks";
import css from "./Main.module.css";
import { useBreak } from "../kit/session/use_break";
import { isAccountPage, usePageKind } from "./page_kind";

const Profile = lazyPart(() => import("./ProfileFrame"), "account", "profile");

/** The code of what stands around the pages of an account. */
export const loadProfileFrame = Profile.load;

/**
 * The page, and around those of an account its summary and navigation for whoever is signed in (L-2.70). The page keeps its
 * place among the children, so that it stays as it is when the frame comes or goes.
 */
export function Main({ children }: { children: ReactNode }) {
  const t = useT();
  const path = usePath();
  const user = useUser();
  const isOnBreak = useBreak() !== null;
  const kind = usePageKind();
  const isFramed = user !== null && !isOnBreak && isAccountPage(path);
  return (
    <main id="main" tabIndex={-1} className={css.main} data-framed={isFramed ? kind : undefined}>
      <noscript>
        <p className={css.note}>{t("page.no_script")}</p>
      </noscript>
      {isFramed && <Frame />}
      {children}
    </main>
  );
}

/**
 * Rendered once: news of the user that come before its code are read inside of the boundary. From outside they would make
 * React throw the server's HTML away, and the navigation with it, until the code is there.
 */
const Frame = memo(() => (
  <>
    <Suspense fallback={<LostPlace part={Profile} className={css.reserved} />}>
      <OwnProfile />
    </Suspense>
    <LostPart part={Profile} buttons="[data-framed] > nav button" />
  </>
));

function OwnProfile() {
  const user = useUser();
  return user && <Profile user={user} />;
}
