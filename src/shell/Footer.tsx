import { type ComponentProps, memo, Suspense } from "react";
import { useHydrationGate, useServerHtml } from "../kit/lazy/hydration";
import { lazyPart } from "../kit/lazy/lazy_part";
import { useSettings } from "../kit/session/hooks";
import "../kit/ui/LogoList.module.css"; // the server's HTML needs the styles before the code of its parts comes
import "./LicenceSeal.module.css";
import "./SocialLinks.module.css";
import css from "./Footer.module.css";
import type { FooterPartName } from "./FooterPart";
import { LanguageSelect } from "./LanguageSelect";
import { usePageKind } from "./page_kind";

const Part = lazyPart(() => import("./FooterPart"));

const Seal = lazyPart(() => import("./LicenceSeal"));

/** The code of all that browsers keep as the server sent it, and of what comes late. */
export const loadFooter = () => Promise.all([Part.load(), Seal.load()]);

/** What ends every page; safer play comes before all links (L-2.78). All but languages and seal stays as the server sent it. */
export const Footer = memo(function Footer() {
  const { footerOff, licenceSeal } = useSettings();
  const kind = usePageKind();
  if (footerOff) return null;
  return (
    <footer className={css.footer} data-page={kind}>
      <div className={css.inner}>
        <StaticPart name="care" />
        <div className={css.columns}>
          <div className={css.about}>
            <StaticPart name="about" />
            <LanguageSelect place="footer" />
          </div>
          <StaticPart name="links" />
        </div>
        <StaticPart name="marks" />
        <div className={css.end}>
          {licenceSeal && (
            <Suspense fallback={null}>
              <LateSeal seal={licenceSeal} />
            </Suspense>
          )}
          <StaticPart name="legal" />
        </div>
      </div>
    </footer>
  );
});

/** The licence's seal; its code comes when its place does. */
function LateSeal(props: ComponentProps<typeof Seal>) {
  useHydrationGate(seal);
  return <Seal {...props} />;
}

/** Where its place is, by a name that no section can have. */
const seal = ["footer:seal"];

const StaticPart = ({ name }: { name: FooterPartName }) => (
  <Suspense fallback={null}>
    <ServerHtml name={name} />
  </Suspense>
);

function ServerHtml({ name }: { name: FooterPartName }) {
  useServerHtml(true);
  return <Part name={name} />;
}
