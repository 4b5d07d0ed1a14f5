import {
  captchaProviders,
  chatProviders,
  marketCodes,
  registrationModes,
  type SiteSettings,
  socialNetworks,
  themes,
} from "../../../schemas/settings";
import { languages } from "../../../schemas/text";
import type { FieldsOf } from "../../../sections/define_editor";

const newLink = { title: {}, url: "" };
const navigationLink = { title: { control: "text" }, url: { control: "url" }, iconUrl: { control: "icon" } } as const;
const access = { control: "select", options: ["any", "guest", "user"] } as const;

const navigationItems = {
  control: "list",
  starter: { ...newLink, items: [], scope: "any", type: "link", auth: false },
  item: {
    control: "fields",
    fields: {
      ...navigationLink,
      items: { control: "list", starter: newLink, item: { control: "fields", fields: navigationLink } },
      scope: access,
      type: { control: "select", options: ["link", "categories"] },
      auth: { control: "toggle" },
      badge: { control: "select", options: ["promotions", "tournaments", "new"], canBeNone: true },
    },
  },
} as const;

const shownLink = {
  control: "fields",
  fields: {
    title: { control: "text" },
    url: { control: "url" },
    urlAuth: { control: "url" },
    newTab: { control: "toggle" },
    auth: { control: "toggle" },
  },
} as const;

const logoFields = { imageUrl: { control: "image" }, alt: { control: "string" }, name: { control: "text" } } as const;
const logos = {
  control: "list",
  starter: { imageUrl: { src: "" }, alt: "" },
  item: { control: "fields", fields: logoFields },
} as const;
const linkedLogo = { control: "fields", fields: { ...logoFields, url: { control: "url" } } } as const;
const linkedLogos = { control: "list", starter: { imageUrl: { src: "" }, alt: "", url: "" }, item: linkedLogo } as const;

/** How each setting is edited: plain data. One without a control is a type error. Words are in `locales/<language>/editor/settings.json`. */
export const settingsFields: FieldsOf<SiteSettings> = {
  name: { control: "string" },
  description: { control: "long_text" },
  shareImage: { control: "image" },
  pictureOrigins: { control: "list", starter: "https://", item: { control: "string" } },
  theme: { control: "select", options: themes },
  defaultScheme: { control: "select", options: ["system", "dark", "light"] },
  siteLogo: { control: "fields", fields: { dark: { control: "image" }, light: { control: "image" } } },
  navigationLayout: { control: "select", options: ["basic", "stake", "panel"] },
  topNavigation: navigationItems,
  sideNavigation: {
    control: "list",
    starter: { look: "list", items: [] },
    item: {
      control: "fields",
      fields: {
        title: { control: "text" },
        look: { control: "select", options: ["list", "tiles"] },
        items: navigationItems,
      },
    },
  },
  sideLinks: {
    control: "list",
    starter: { ...newLink, scope: "any", middle: false, isChat: false, newTab: false },
    item: {
      control: "fields",
      fields: {
        title: { control: "text" },
        url: { control: "url" },
        icon: { control: "icon" },
        scope: access,
        middle: { control: "toggle" },
        isChat: { control: "toggle" },
        newTab: { control: "toggle" },
      },
    },
  },
  bottomBar: navigationItems,
  extraHeader: {
    control: "fields",
    fields: { isShown: { control: "toggle" }, freeMoney: shownLink, loyalty: shownLink, brandGames: linkedLogos },
  },
  footerOff: { control: "toggle" },
  footerColumns: {
    control: "list",
    starter: { title: {}, items: [] },
    item: {
      control: "fields",
      fields: {
        title: { control: "text" },
        items: { control: "list", starter: newLink, item: { control: "fields", fields: navigationLink } },
      },
    },
  },
  footerText: { control: "long_text" },
  legalText: { control: "long_text" },
  logos: { control: "fields", fields: { payments: logos, providers: logos, awareness: linkedLogos } },
  licenceSeal: linkedLogo,
  socialLinks: {
    control: "list",
    starter: { network: "instagram", url: "" },
    item: {
      control: "fields",
      fields: { network: { control: "select", options: socialNetworks }, url: { control: "url" } },
    },
  },
  languages: { control: "set", options: languages },
  defaultCurrency: { control: "string" },
  markets: { control: "set", options: marketCodes },
  servedCountries: {
    control: "list",
    starter: { market: "CW", countries: {} },
    item: {
      control: "fields",
      fields: { market: { control: "select", options: marketCodes }, countries: { control: "countries" } },
    },
  },
  pageAddresses: { control: "addresses" },
  loginOff: { control: "toggle" },
  isRestrictedRegistration: { control: "toggle" },
  holdUserOnRegistration: { control: "toggle" },
  promotionPopupNeedsEmail: { control: "toggle" },
  reviewSignUps: { control: "toggle" },
  verifyEmailStatusOnLogin: { control: "toggle" },
  useSMSResetPassword: { control: "toggle" },
  registrationModes: { control: "set", options: registrationModes },
  isShortRegistrationFinal: { control: "toggle" },
  registrationPhone: { control: "toggle" },
  passwordRules: {
    control: "fields",
    fields: {
      minLength: { control: "number", min: 6, max: 64 },
      needsNumber: { control: "toggle" },
      needsUppercase: { control: "toggle" },
      needsSpecial: { control: "toggle" },
      generatedLength: { control: "number", min: 8, max: 64 },
    },
  },
  registrationConsents: {
    control: "list",
    starter: { key: "", defaultValue: false, isMandatory: false },
    item: {
      control: "fields",
      fields: {
        key: { control: "string" },
        text: { control: "long_text" },
        url: { control: "url" },
        version: { control: "string" },
        asksAgain: { control: "toggle" },
        isMandatory: { control: "toggle" },
        defaultValue: { control: "toggle" },
      },
    },
  },
  placeholderEmailDomains: { control: "list", starter: "", item: { control: "string" } },
  captcha: {
    control: "fields",
    fields: {
      provider: { control: "select", options: captchaProviders },
      siteKey: { control: "string" },
      scriptUrl: { control: "string" },
      verifyUrl: { control: "string" },
    },
  },
  socialSignIn: { control: "toggle" },
  domainId: { control: "string" },
  senderEmail: { control: "string" },
  setup: { control: "select", options: ["curacao", "other"] },
  guestGameView: { control: "toggle" },
  guestDemoPlay: { control: "toggle" },
  showUnconnectedGames: { control: "toggle" },
  ratesMaxAgeDays: { control: "number", min: 1, max: 3650 },
  allowDepWithoutAddress: { control: "toggle" },
  withdrawalConditions: {
    control: "fields",
    fields: {
      showFormForNonDepositors: { control: "toggle" },
      kyc: { control: "toggle" },
      emailVerification: { control: "toggle" },
      deposit: { control: "toggle" },
      wager: { control: "number", min: 0, max: 1000 },
    },
  },
  depositNeedsVerifiedEmail: { control: "toggle" },
  payouts: {
    control: "fields",
    fields: {
      allowCancel: { control: "toggle" },
      reviewHours: { control: "number", min: 1, max: 168 },
      fourEyesFrom: { control: "number", min: 0, max: 1_000_000_000 },
      approveBelow: { control: "number", min: 0, max: 1_000_000_000 },
      newAddressHours: { control: "number", min: 0, max: 168 },
    },
  },
  wagerMultiplier: { control: "number", min: 0, max: 1000 },
  referAFriendPercent: { control: "number", min: 0, max: 100, unit: "%" },
  referAFriendYearly: { control: "number", min: 1, max: 10_000 },
  loyalty: {
    control: "fields",
    fields: {
      pointsPerEuro: { control: "number", min: 1, max: 1_000 },
      keepMonths: { control: "number", min: 0, max: 60 },
      warnDays: { control: "number", min: 14, max: 180 },
      host: { control: "fields", fields: { name: { control: "string" }, ...shownLink.fields } },
      levels: {
        control: "list",
        starter: { name: {}, points: 0, keepPoints: 0, rakebackPercent: 0, birthdayGift: 0, hasHost: false },
        item: {
          control: "fields",
          fields: {
            name: { control: "text" },
            imageUrl: { control: "image" },
            points: { control: "number", min: 0, max: 1_000_000_000 },
            keepPoints: { control: "number", min: 0, max: 1_000_000_000 },
            rakebackPercent: { control: "number", min: 0, max: 100, unit: "%" },
            payoutHours: { control: "number", min: 1, max: 168 },
            birthdayGift: { control: "number", min: 0, max: 100_000 },
            hasHost: { control: "toggle" },
            extra: { control: "text" },
          },
        },
      },
    },
  },
  showBonuses: { control: "toggle" },
  liveChat: {
    control: "fields",
    fields: {
      provider: { control: "select", options: chatProviders },
      scriptUrl: { control: "string" },
      buttonSelector: { control: "string" },
    },
  },
  onboarding: {
    control: "fields",
    fields: {
      isShown: { control: "toggle" },
      redirectUrl: { control: "url" },
      topics: {
        control: "list",
        starter: { topicKey: "", topicContent: {} },
        item: {
          control: "fields",
          fields: {
            topicKey: { control: "string" },
            topicContent: {
              control: "per_language",
              fields: {
                title: { control: "string" },
                description: { control: "string" },
                desktopMedia: { control: "string" },
                mobileMedia: { control: "string" },
                link: { control: "url" },
                buttonText: { control: "string" },
              },
            },
          },
        },
      },
    },
  },
  backOfficeOrigins: { control: "list", starter: "https://", item: { control: "string" } },
  staffSecondFactor: { control: "toggle" },
};
