import type { SettingsFinding } from "../../../schemas/settings_finding";
import { upgrade } from "../upgrade";
import { foreignPictures } from "./check_pictures";
import { checkedSections } from "./subject";
import type { SettingsSubject } from "./settings_subject";

type Found = SettingsFinding[];

/** What only makes sense together: names that must be one thing's own, a chat with its script, a captcha with its keys, languages that visitors lose. */
export const checkSettingsContent = (subject: SettingsSubject): Found => [
  ...checkTopics(subject),
  ...checkChat(subject),
  ...checkCaptcha(subject),
  ...checkLogos(subject),
  ...checkPictureOrigins(subject),
  ...checkServedCountries(subject),
  ...checkLanguages(subject),
];

function checkTopics({ settings: { onboarding } }: SettingsSubject): Found {
  const keys = onboarding.topics.map(({ topicKey }) => topicKey);
  return keys.flatMap((key, index): Found => {
    if (keys.indexOf(key) === index) return [];
    return [{ code: "topic.twice", severity: "block", path: ["onboarding", "topics", index, "topicKey"], values: { key } }];
  });
}

/** Pages on the site whose pictures browsers would not show any more. */
function checkPictureOrigins({ settings: { pictureOrigins }, site, registry }: SettingsSubject): Found {
  if (JSON.stringify(pictureOrigins ?? []) === JSON.stringify(site.settings.pictureOrigins ?? [])) return [];
  const found = site.pages.flatMap((page) => {
    const fields = checkedSections(upgrade(page.sections, registry), registry).flatMap((each) => each.fields);
    return foreignPictures(fields, pictureOrigins).map(({ origin }) => ({ origin, route: page.route }));
  });
  const origins = [...new Set(found.map(({ origin }) => origin))];
  return origins.map((origin) => {
    const routes = new Set(found.filter((each) => each.origin === origin).map(({ route }) => route));
    return {
      code: "picture.blocked",
      severity: "block",
      path: ["pictureOrigins"],
      values: { origin, pages: [...routes].map((route) => ({ route })) },
    };
  });
}

function checkChat({ settings: { liveChat } }: SettingsSubject): Found {
  if (liveChat.provider !== "script" || liveChat.scriptUrl) return [];
  return [{ code: "chat.no_script", severity: "block", path: ["liveChat", "scriptUrl"], values: {} }];
}

/** A hosted captcha that lacks something would let nobody in. */
function checkCaptcha({ settings: { captcha }, hasCaptchaSecret }: SettingsSubject): Found {
  if (captcha.provider !== "hosted") return [];
  const missing = (["siteKey", "scriptUrl", "verifyUrl"] as const).filter((name) => !captcha[name]);
  const found = missing.map((name): SettingsFinding => ({
    code: "captcha.incomplete",
    severity: "block",
    path: ["captcha", name],
    values: {},
  }));
  if (hasCaptchaSecret) return found;
  return [...found, { code: "captcha.no_secret", severity: "block", path: ["captcha", "provider"], values: {} }];
}

/** A logo is named by its alt text; one that leads somewhere is a link without a name otherwise. */
function checkLogos({ settings: { logos, extraHeader, licenceSeal } }: SettingsSubject): Found {
  const lists = [
    ...Object.entries(logos).map(([name, list]) => ({ path: ["logos", name], list })),
    { path: ["extraHeader", "brandGames"], list: extraHeader.brandGames },
  ];
  const all = lists.flatMap(({ path, list }) => list.map((logo, index) => ({ logo, path: [...path, index] })));
  const withSeal = licenceSeal ? [...all, { logo: licenceSeal, path: ["licenceSeal"] }] : all;
  return withSeal.flatMap(({ logo, path }): Found => {
    if (logo.alt.trim() !== "" || logo.imageUrl.src === "") return [];
    const isLink = "url" in logo && logo.url !== "";
    return [{ code: "logo.no_name", severity: isLink ? "block" : "warn", path: [...path, "alt"], values: {} }];
  });
}

/** Countries of a market that the site has not, or that were named before, count for nothing. */
function checkServedCountries({ settings: { markets, servedCountries } }: SettingsSubject): Found {
  const named = servedCountries.map(({ market }) => market);
  return named.flatMap((market, index): Found => {
    const isTwice = named.indexOf(market) !== index;
    if (!isTwice && markets.includes(market)) return [];
    const path = ["servedCountries", index, "market"];
    return [{ code: isTwice ? "market.twice" : "market.not_chosen", severity: "warn", path, values: { market } }];
  });
}

function checkLanguages({ settings, site }: SettingsSubject): Found {
  const removed = site.settings.languages.filter((language) => !settings.languages.includes(language));
  if (removed.length === 0) return [];
  return [{ code: "language.removed", severity: "warn", path: ["languages"], values: { languages: removed } }];
}
