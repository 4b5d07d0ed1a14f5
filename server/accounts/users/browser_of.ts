export interface BrowserFacts {
  /** "Firefox", "Android"; null where the browser does not tell. */
  browser: string | null;
  os: string | null;
  device: "desktop" | "mobile" | "tablet";
}

type Known = readonly (readonly [name: string, sign: RegExp])[];

/** The first that fits: many say that they are Chrome or Safari, too. */
const browsers: Known = [
  ["Opera", /\b(?:OPR|OPT|OPiOS|Opera)\//],
  ["Microsoft Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Samsung Internet for Android", /\bSamsungBrowser\//],
  ["Vivaldi", /\bVivaldi\//],
  ["Yandex Browser", /\bYaBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Headless)?(?:Chrome|CriOS)\/|\bChromium\//],
  ["Safari", /\bVersion\/.*\bSafari\/|\((?:iPhone|iPad|iPod)/],
];

const systems: Known = [
  ["Windows", /\bWindows\b/],
  ["iOS", /\b(?:iPhone|iPad|iPod)\b/],
  ["macOS", /\bMac OS X\b/],
  ["Android", /\bAndroid\b/],
  ["Chrome OS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
];

const nameIn = (known: Known, userAgent: string) => known.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;

/** What a user agent says of itself. The names are of our own lists, never its own words. */
export function browserOf(userAgent: string | null): BrowserFacts {
  const said = userAgent ?? "";
  const isTablet = /\biPad\b|\bTablet\b(?! PC)|\bAndroid\b(?!.*\bMobile\b)/.test(said);
  const device = isTablet ? "tablet" : /\bMobile\b|\biP(?:hone|od)\b/.test(said) ? "mobile" : "desktop";
  return { browser: nameIn(browsers, said), os: nameIn(systems, said), device };
}
