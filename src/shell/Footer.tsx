import { memo, Suspense } from "react";
import { useServerHtml } from "../render/hydration";
import { lazyPart } from "../render/lazy_part";
import { useSettings } from "../session/hooks";
import css from "./Footer.module.css";
import type { FooterPartName } from "./FooterPart";
import { LanguageSelect } from "./LanguageSelect";

const Part = lazyPart(() => import("./FooterPart"));

/** The code of all that browsers keep as the server sent it. */
export const loadFooter = Part.load;

/** What ends every page; safer play comes before all links (L-2.78). All but the languages stays as the server sent it. */
export const Footer = memo(function Footer() {
  const { footerOff } = useSettings();
  if (footerOff) return null;
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <Still name="care" />
        <div className={css.columns}>
          <div className={css.about}>
            <Still name="about" />
            <LanguageSelect place="footer" />
          </div>
          <Still name="links" />
        </div>
        <Still name="end" />
      </div>
    </footer>
  );
});

const Still = ({ name }: { name: FooterPartName }) => (
  <Suspense fallback={null}>
    <ServerHtml name={name} />
  </Suspense>
);

function ServerHtml({ name }: { name: FooterPartName }) {
  useServerHtml(true);
  return <Part name={name} />;
}
