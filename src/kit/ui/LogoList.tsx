import type { Image } from "../../../schemas/image";
import type { Text } from "../../../schemas/text";
import { outward } from "./outward";
import css from "./LogoList.module.css";

interface Props {
  look: "framed" | "plain";
  label: string;
  logos: readonly { imageUrl: Image; alt: string; name?: Text | undefined; url?: string }[];
  /** A name's words in the visitor's language. */
  text: (name: Text | undefined) => string;
}

/** In pixels. */
const logoHeight = 28;
/** Of a picture with its name beside it. */
const iconSize = 20;

/** Logos in a row; nothing at all without any. Those with an address of their own lead there. */
export function LogoList({ look, label, logos, text }: Props) {
  const shown = logos.filter(({ imageUrl }) => imageUrl.src !== "");
  if (shown.length === 0) return null;
  return (
    <ul className={`${css.logos} ${css[look]}`} aria-label={label}>
      {shown.map(({ imageUrl, alt, name, url }, index) => {
        const words = text(name);
        const size = words ? iconSize : logoHeight;
        const logo = (
          <>
            <img
              src={imageUrl.src}
              alt={alt || text(imageUrl.alt)}
              height={size}
              loading="lazy"
              decoding="async"
              suppressHydrationWarning
            />
            {words}
          </>
        );
        return (
          <li key={index} data-named={words ? true : undefined}>
            {url ? <a {...outward(url)}>{logo}</a> : logo}
          </li>
        );
      })}
    </ul>
  );
}
