import { useSettings, useT, useText, useViewer } from "../kit/session/hooks";
import { useHasPage, usePageAddress } from "../kit/session/use_page_address";
import { leastAgeIn } from "../kit/session/market_demands";
import { ButtonLink } from "../kit/ui/Button";
import { LifeBuoy, ShieldCheck } from "../kit/ui/icons";
import { LogoList } from "../kit/ui/LogoList";
import { outward } from "../kit/ui/outward";
import css from "./Footer.module.css";
import { Logo } from "./Logo";
import { SocialLinks } from "./SocialLinks";

export type FooterPartName = keyof typeof parts;

/** One of the footer's pieces that stay as the server sent them. */
export default function FooterPart({ name }: { name: FooterPartName }) {
  const Part = parts[name];
  return <Part />;
}

const parts = { care: SaferPlay, about: About, links: Links, marks: Marks, legal: Legal };

function SaferPlay() {
  const t = useT();
  const addressOf = usePageAddress();
  const hasPage = useHasPage();
  const years = leastAgeIn(useSettings(), useViewer().country);
  return (
    <div className={css.care}>
      <span className={css.age} aria-label={t("shell.care.age", { years })} role="img">
        {years}+
      </span>
      <div>
        <strong>{t("shell.care.title")}</strong>
        <p>{t("shell.care.text")}</p>
      </div>
      <div className={css.careLinks}>
        {hasPage("limits") && (
          <ButtonLink href={addressOf("limits")} size="small">
            <ShieldCheck size={18} aria-hidden="true" />
            {t("shell.care.limit")}
          </ButtonLink>
        )}
        {hasPage("responsible_gaming") && (
          <ButtonLink href={addressOf("responsible_gaming")} size="small">
            <LifeBuoy size={18} aria-hidden="true" />
            {t("shell.care.help")}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function About() {
  const t = useT();
  const text = useText();
  const { footerText, socialLinks } = useSettings();
  return (
    <>
      <Logo />
      <p>{text(footerText)}</p>
      <SocialLinks label={t("frame.social")} links={socialLinks} />
    </>
  );
}

function Links() {
  const text = useText();
  const { footerColumns } = useSettings();
  return footerColumns.map((column, index) => (
    <div key={index}>
      <h2>{text(column.title)}</h2>
      <ul>
        {column.items.map(({ title, url }) => (
          <li key={url}>
            <a {...outward(url)}>{text(title)}</a>
          </li>
        ))}
      </ul>
    </div>
  ));
}

function Marks() {
  const t = useT();
  const text = useText();
  const { logos } = useSettings();
  return (
    <div className={css.marks}>
      <LogoList look="framed" label={t("shell.payments")} logos={logos.payments} text={text} />
      <LogoList look="framed" label={t("frame.awareness")} logos={logos.awareness} text={text} />
      <LogoList look="plain" label={t("shell.providers")} logos={logos.providers} text={text} />
    </div>
  );
}

function Legal() {
  const text = useText();
  const { name, legalText } = useSettings();
  const { now } = useViewer();
  return (
    <div className={css.legal}>
      <p>{text(legalText)}</p>
      <p>
        © {now.slice(0, 4)} {name}
      </p>
    </div>
  );
}
