import { useEffect, useRef, useState } from "react";
import { assetRoot } from "../../schemas/asset_root";
import { pictureSource } from "./picture_source";
import css from "./ProviderLogo.module.css";
import { whenNear } from "./when_near";

interface Props {
  id: string;
  name: string;
  /** Empty or broken where a studio has none. */
  thumbnail: string;
  /** In pixels (L-9.28). */
  size?: number;
  /** Its name stands beside it. */
  isDecoration?: boolean;
}

/** How long a logo may take before the next one is tried, in ms (L-9.30). */
const patience = 1000;

/** A studio's logo: its thumbnail, else the one that the platform keeps for it, else its initials (L-4.65). */
export function ProviderLogo({ id, name, thumbnail, size = 100, isDecoration = false }: Props) {
  const [tried, setTried] = useState(0);
  const ref = useRef<HTMLImageElement>(null);
  const addresses = [thumbnail, `${assetRoot}/providers/${encodeURIComponent(id)}`];
  const sources = addresses.flatMap((address) => pictureSource(address, 240) ?? []);
  const source = sources[tried];
  const box = { width: size, height: size };

  useEffect(() => {
    if (tried > 0) console.warn("Fallback for a provider or not found", id); // L-8.17
  }, [tried, id]);

  useEffect(() => {
    const picture = ref.current;
    if (!picture) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = whenNear(picture, () => {
      timer = setTimeout(() => !isThere(picture) && setTried((before) => before + 1), patience);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [tried]);

  if (!source) {
    return (
      <span
        className={css.initials}
        style={{ ...box, fontSize: size * 0.36 }}
        role={isDecoration ? undefined : "img"}
        aria-label={isDecoration ? undefined : name}
        aria-hidden={isDecoration || undefined}
      >
        {initialsOf(name)}
      </span>
    );
  }
  return (
    <img
      key={source.src}
      ref={ref}
      className={css.logo}
      style={box}
      {...box}
      src={source.src}
      alt={isDecoration ? "" : name}
      loading="lazy"
      decoding="async"
      onError={() => setTried(tried + 1)}
    />
  );
}

const isThere = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0;

/** `Aurum & Sons` is AS. */
const initialsOf = (name: string) =>
  (name.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu) ?? []).slice(0, 2).join("").toLocaleUpperCase();
