import { useEffect, useRef, useState } from "react";
import type { LinkedLogo } from "../../schemas/navigation";
import { outward } from "../kit/ui/outward";
import css from "./LicenceSeal.module.css";

/** How far below the screen it begins to load, and how long it waits then (C-9.38). */
const lead = "200px";
const delay = 300;

/** The licence that the site runs under. It comes late, since nobody looks for it at first, and its place is kept. */
export default function LicenceSeal({ seal: { imageUrl, alt, url } }: { seal: LinkedLogo }) {
  const ref = useRef<HTMLDivElement>(null);
  const isDue = useIsDue(ref);
  const picture = <img src={imageUrl.src} alt={alt} width={150} height={85} decoding="async" />;
  const shown = url ? <a {...outward(url)}>{picture}</a> : picture;
  return (
    <div ref={ref} className={css.seal} data-waits="footer:seal">
      {isDue ? shown : <noscript>{shown}</noscript>}
    </div>
  );
}

function useIsDue(ref: { current: HTMLElement | null }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const view = ref.current?.ownerDocument.defaultView;
    if (!ref.current || !view) return;
    let timer = 0;
    const begin = () => (timer = view.setTimeout(() => setIsDue(true), delay));
    const { IntersectionObserver: Observer } = view as Partial<typeof view>; // not every browser has one
    const observer = Observer && new Observer(handleSeen, { rootMargin: lead });
    if (observer) observer.observe(ref.current);
    else begin();

    function handleSeen(entries: IntersectionObserverEntry[]) {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer?.disconnect();
      begin();
    }

    return () => {
      observer?.disconnect();
      view.clearTimeout(timer);
    };
  }, [ref]);
  return isDue;
}
