import type { ReactNode } from "react";
import type { SiteSettings } from "../../schemas/settings";
import css from "./SocialLinks.module.css";

type Network = SiteSettings["socialLinks"][number]["network"];

const networks: Record<Network, { name: string; drawing: ReactNode }> = {
  facebook: {
    name: "Facebook",
    drawing: <path d="M17 3h-2.5a4 4 0 0 0-4 4v3H7.5v3.5h3V21H14v-7.5h2.7l.5-3.5H14V7.5a1 1 0 0 1 1-1h2z" />,
  },
  instagram: {
    name: "Instagram",
    drawing: (
      <>
        <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
        <circle cx="12" cy="12" r="4" />
        <path d="M16.8 7.2h.01" />
      </>
    ),
  },
  x: { name: "X", drawing: <path d="m4 4 16 16M20 4 4 20" /> },
  youtube: {
    name: "YouTube",
    drawing: (
      <>
        <rect x="2.5" y="5" width="19" height="14" rx="4" />
        <path d="m10 9 5 3-5 3z" />
      </>
    ),
  },
  tiktok: { name: "TikTok", drawing: <path d="M13.5 3v12.5a4 4 0 1 1-4-4M13.5 3c.3 3 2.5 5 5.5 5.2" /> },
  telegram: { name: "Telegram", drawing: <path d="M21 4 3 11.2l6 2.3 2 6 3.5-4.2L19 19zM9 13.5 21 4" /> },
  discord: {
    name: "Discord",
    drawing: (
      <>
        <path d="M8.5 4.8 6 5.6C4 8.5 3 12 3 16.2c1.5 1.4 3.2 2.3 5 2.8l1.2-2M15.5 4.8l2.5.8c2 2.9 3 6.4 3 10.6-1.5 1.4-3.2 2.3-5 2.8l-1.2-2M7 16.2c3.3 1.2 6.7 1.2 10 0M8 6.2c2.7-.7 5.3-.7 8 0" />
        <path d="M9 12h.01M15 12h.01" />
      </>
    ),
  },
  twitch: { name: "Twitch", drawing: <path d="M5 3.5h15V14l-4 4h-4l-3 3v-3H5zM11 8v4M15.5 8v4" /> },
};

/** Where else the site is to be found. */
export const SocialLinks = ({ label, links }: { label: string; links: SiteSettings["socialLinks"] }) =>
  links.length > 0 && (
    <ul className={css.links} aria-label={label}>
      {links.map(({ network, url }) => (
        <li key={network + url}>
          <a href={url} target="_blank" rel="noopener noreferrer" aria-label={networks[network].name}>
            <svg
              width={20}
              height={20}
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth={1.75}
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              {networks[network].drawing}
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
