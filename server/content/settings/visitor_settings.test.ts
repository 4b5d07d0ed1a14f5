import { expect, it } from "vitest";
import * as z from "zod/mini";
import { siteSettings } from "../../../schemas/settings";
import { visitorSettings } from "./visitor_settings";

it("sends a page that there is a tour and not what it says, in the same object each time", () => {
  const topicContent = { en: { title: "Welcome" }, de: { title: "Willkommen" } };
  const settings = z.parse(siteSettings, {
    name: "Site",
    staffSecondFactor: true,
    payouts: { fourEyesFrom: 500 },
    depositNeedsVerifiedEmail: true,
    pictureOrigins: ["https://pictures.example"],
    onboarding: { isShown: true, topics: [{ topicKey: "welcome", topicContent }] },
  });
  const visible = visitorSettings(settings, false);
  expect(visible).toEqual({
    ...settings,
    socialSignIn: false,
    demands: [],
    personalNumbers: { BR: "cpf" },
    staffSecondFactor: undefined,
    payouts: undefined,
    depositNeedsVerifiedEmail: undefined,
    pictureOrigins: undefined,
    senderEmail: "",
    onboarding: { ...settings.onboarding, topics: [{ topicKey: "welcome", topicContent: {} }] },
  });
  expect(visitorSettings(settings, false)).toBe(visible);
});
