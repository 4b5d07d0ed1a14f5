import { expect, it, vi } from "vitest";
import { cutItems } from "../../src/layout/cut_items";
import { section } from "../../src/testing/build";
import { createTestServices } from "../../src/testing/create_test_services";
import { renderOnServer } from "../../src/testing/render_section";

const offer = {
  bannerTitle: { en: "Offer" },
  bannerCtaText: { en: "Go" },
  bannerCtaLink: "/offer",
  bannerCtaLinkAuth: "/deposit",
  bannerTerms: { en: '<p>18+. <a href="/terms">Terms</a></p>' },
};
const promotion = {
  bonusId: 1,
  bonusType: "deposit",
  autoPayoutDays: 0,
  banner: { bannerKey: "spins", bannerTitle: { en: "Forty spins" } },
  startAt: null,
  endAt: null,
  validOnDays: [],
  startTime: null,
  endTime: null,
  isSpecial: false,
  isClosed: false,
  currency: {},
};
const as = (session: "guest" | "user") => createTestServices({ viewer: { session } });

it.each([
  ["guest", "/offer"],
  ["user", "/deposit"],
] as const)("leads a %s to %s (L-3.16)", async (session, href) => {
  const html = await renderOnServer([section("banner", { props: { banner: offer } })], as(session));
  expect(html).toMatch(new RegExp(`href="${href}"[^>]*>Go<`));
});

it("leads where its section says rather than where the banner does (S-1.04)", async () => {
  const html = await renderOnServer(
    [section("banner", { props: { banner: offer, cta: { url: "/vip", auth: true } } })],
    as("guest"),
  );
  expect(html).toContain('href="?modal=signup"');
  expect(html).not.toContain("/offer");
});

it("says the key terms beside the button", async () => {
  expect(await renderOnServer([section("banner", { props: { banner: offer } })])).toContain('18+. <a href="/terms">Terms</a>');
});

it("gets the content of a bannerKey before it is rendered, each promotion once (S-1.05)", async () => {
  const transport = vi.fn(async () => ({ status: 200, body: { bonus: { count: 1, rows: [promotion] } } }));
  const services = createTestServices({ transport });
  const banners = [{ bannerKey: "spins" }, { bannerKey: "spins", bannerTitle: { en: "My own title" } }];
  const html = await renderOnServer([section("banner_carousel", { props: { banners, sideBanners: [] } })], services);
  expect(html).toContain("Forty spins");
  expect(html).toContain("My own title");
  expect(transport.mock.calls).toEqual([
    [expect.objectContaining({ method: "GET", url: expect.stringContaining("bannerKey=spins") })],
  ]);
});

it("takes no place when its promotion is not for this visitor", async () => {
  const services = createTestServices({ transport: async () => ({ status: 200, body: { bonus: { count: 0, rows: [] } } }) });
  const html = await renderOnServer([section("banner", { props: { banner: { bannerKey: "spins" } } })], services);
  expect(html).toMatch(/<section [^>]*data-section="banner"[^>]*><\/section>/);
});

it("opens signing up on the page the guest is on (S-2.79, L-2.24, L-2.81)", async () => {
  const html = await renderOnServer([section("sign_up_banner", { props: { banner: { bannerTitle: { en: "Come in" } } } })]);
  expect(html).toMatch(/href="\?modal=signup"[^>]*>Create account</);
});

it.each([
  [false, ["?modal=login: Log in"]],
  [true, ["?modal=signup: Create account"]],
])("offers guests one way in where its own button is to log in (log-in off: %s; S-2.79, C-1.06)", async (loginOff, offered) => {
  const props = { banner: { bannerTitle: { en: "Yours" }, bannerCtaText: { en: "Log in" }, bannerCtaLink: "?modal=login" } };
  const services = as("guest");
  const settings = { ...services.settings, loginOff };
  const html = await renderOnServer([section("sign_up_banner", { props })], { ...services, settings });
  const links = [...html.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, words]) => `${href}: ${words}`);
  expect(links).toEqual(offered);
});

it("is as wide as small banners are in each navigation layout (L-9.31)", async () => {
  const html = await renderOnServer([section("banner", { props: { size: "small" } })]);
  expect(html).toMatch(/data-size="small" data-layout="stake"/);
});

const titled = (...titles: string[]) => titles.map((title) => ({ bannerTitle: { en: title } }));
const titlesIn = (html: string) => [...html.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, title]) => title);

it("puts the first banner of a cover flow between the others, and goes on to the second from there (S-1.10)", async () => {
  const html = await renderOnServer([
    section("banner_carousel3d", { props: { title: undefined, banners: titled("1", "2", "3", "4") } }),
  ]);
  expect(titlesIn(html)).toEqual(["4", "1", "2", "3"]);
  expect(html).toMatch(/data-initial="true"[^>]*aria-label="2 of 4"/);
});

it.each(["banner_carousel3d", "banner_cube", "banner_flip"] as const)(
  "says in a %s which slide of how many each is, can be paused, and leaves out what is for others (S-0.05)",
  async (type) => {
    const banners = [...titled("For all", "For all too"), { audiences: { paidCustomers: true }, bannerTitle: { en: "Paid" } }];
    const services = as("guest");
    const props = cutItems({ banners }, services.session.getState().viewer);
    const html = await renderOnServer([section(type, { props })], services);
    expect(html).toContain('aria-roledescription="carousel"');
    expect(html).toContain('aria-label="2 of 2"');
    expect(html).toContain('aria-label="Pause"');
    expect(html).not.toContain("Paid");
  },
);

const layers = ["/far.avif", "/near.avif"].map((src) => ({ src, alt: { en: `Alt ${src}` } }));

it("shows a travelling scene's layers without a seam, each told to screen readers once (S-1.08)", async () => {
  const html = await renderOnServer([section("banner_travel", { props: { banner: titled("Night train")[0], layers } })]);
  expect(html.match(/<img[^>]*alt="Alt \/far.avif"/g)).toHaveLength(1);
  expect(html.match(/src="\/near.avif"/g)).toHaveLength(3);
  expect(html.match(/alt="Alt \/near.avif"/g)).toHaveLength(1);
  expect(html).not.toContain("data-moving");
});

it.each([
  ["banner_travel", { layers, speed: 0 }],
  ["banner_crossy_road", { sprites: [] }],
] as const)("has nothing to pause in a %s where nothing moves", async (type, props) => {
  const html = await renderOnServer([section(type, { props: { banner: titled("Still")[0], ...props } })]);
  expect(html).not.toContain('aria-label="Pause"');
});

it("lets the foreground picture of a genesis banner stand for the banner's own (S-1.13)", async () => {
  const banner = { ...titled("Up")[0], bannerImageForegroundUrl: { src: "/own.avif" } };
  const own = await renderOnServer([section("banner_genesis", { props: { banner, foreground: undefined } })]);
  const other = await renderOnServer([section("banner_genesis", { props: { banner, foreground: { src: "/other.avif" } } })]);
  expect(own).toContain('src="/own.avif"');
  expect(other).toContain('src="/other.avif"');
  expect(other).not.toContain("/own.avif");
});

it.each(["left", "right"] as const)("puts the words of a text banner on the %s (S-1.09)", async (textSide) => {
  const banner = { ...titled("Words")[0], bannerTitleSecondary: { en: "and more words" }, bannerCtaLink: "/faq" };
  const html = await renderOnServer([section("banner_intellect", { props: { banner, textSide } })]);
  expect(html).toContain(`data-side="${textSide}"`);
  expect(html).toContain("and more words");
  expect(html).toMatch(/href="\/faq"[^>]*>.*Open offer/);
});

it.each([
  [false, true],
  [true, false],
])(
  "asks guests who have an account to log in only where the site has a log-in (off: %s; C-2.22, C-1.06)",
  async (loginOff, isAsked) => {
    const props = { banner: { bannerTitle: { en: "Come in" } } };
    const services = as("guest");
    const settings = { ...services.settings, loginOff };
    const html = await renderOnServer([section("sign_up_banner", { props })], { ...services, settings });
    expect(html.includes("?modal=login")).toBe(isAsked);
  },
);
