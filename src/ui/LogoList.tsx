import type { Image } from "../../schemas/image";
import { outward } from "./outward";
import css from "./LogoList.module.css";

interface Props {
  look: "framed" | "plain";
  label: string;
  logos: readonly { imageUrl: Image; alt: string; url?: string }[];
}

/** Logos in a row; nothing at all without any. Those with an address of their own lead there. */
export function LogoList({ look, label, logos }: Props) {
  const shown = logos.filter(({ imageUrl }) => imageUrl.src !== "");
  if (shown.length === 0) return null;
  return (
    <ul className={`${css.logos} ${css[look]}`} aria-label={label}>
      {shown.map(({ imageUrl, alt, url }, index) => {
        const picture = <img src={imageUrl.src} alt={alt} height={28} loading="lazy" decoding="async" />;
        return <li key={index}>{url ? <a {...outward(url)}>{picture}</a> : picture}</li>;
      })}
    </ul>
  );
}
