import { expect, it } from "vitest";
import * as z from "zod/mini";
import { siteSettings } from "../../schemas/settings";
import { languages, type Text } from "../../schemas/text";
import demo from "../../server/demo/settings.json";
import { isIconName } from "../kit/ui/icon_names";

const settings = z.parse(siteSettings, demo);
const items = [...settings.topNavigation, ...settings.bottomBar, ...settings.sideNavigation.flatMap((group) => group.items)];
const links = [
  ...settings.sideLinks,
  ...items,
  ...items.flatMap((item) => item.items),
  ...settings.footerColumns.flatMap((column) => column.items),
];
const iconOf = (link: { iconUrl?: string | undefined; icon?: string | undefined }) => link.iconUrl ?? link.icon ?? [];
const isStudio = ({ url }: { url: string }) => url.startsWith("/providers/"); // a studio has one name

it("says everything in all seven languages", () => {
  const texts: (Text | undefined)[] = [
    ...links.filter((link) => !isStudio(link)),
    ...settings.sideNavigation.filter(({ title }) => title),
    ...settings.footerColumns,
    ...settings.sideLinks,
    ...[settings.extraHeader.freeMoney, settings.extraHeader.loyalty].filter((link) => link !== undefined),
  ].map(({ title }) => title);
  const missing = [...texts, settings.footerText, settings.legalText].flatMap((text) =>
    languages.filter((language) => !text?.[language]),
  );
  expect(missing).toEqual([]);
});

it("names only icons that there are", () => {
  const named = links.flatMap(iconOf);
  expect(named.filter((name) => !isIconName(name))).toEqual([]);
});

it("leads only to pages that the demo has", () => {
  const pages =
    /^(|\/|\/(casino|casino\/live-casino|promotions|about|faq|contact|payments|terms|privacy|cookies|responsible-gaming|welcome|vip-club|tournaments|refer-a-friend-program|profile\/deposit|profile\/recent|profile\/statistics|account\/responsible-gambling|account\/activity|profile\/favorites)|\/(categories|providers)\/[a-z]+|\?modal=rakeback)$/;
  const own = links.map(({ url }) => url).filter((url) => !url.startsWith("https://"));
  expect(own.filter((url) => !pages.test(url))).toEqual([]);
});
