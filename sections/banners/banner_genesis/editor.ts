import { defineEditor } from "../../define_editor";
import { bannerPicture } from "../banner_picture";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "banners",
  picture: [
    [6, 14, 84, 34, "soft"],
    [12, 22, 30, 5, "strong"],
    [12, 31, 22, 3, "line"],
    [58, 4, 24, 44, "strong"],
  ],
  starter: {
    banner: {
      bannerTitleSecondary: {
        da: "Nyt i foyeren",
        de: "Neu im Foyer",
        en: "New in the foyer",
        es: "Novedad en el foyer",
        fi: "Uutta aulassa",
        no: "Nytt i foajeen",
        pt: "Novidade no foyer",
      },
      bannerTitle: {
        da: "Her begynder rejsen opad",
        de: "Hier beginnt der Weg nach oben",
        en: "This is where the way up begins",
        es: "Aquí empieza la subida",
        fi: "Tästä matka ylös alkaa",
        no: "Her begynner veien opp",
        pt: "Aqui começa a subida",
      },
      bannerDescription: {
        da: "<p>Raketten letter hvert øjeblik. Stå af, når du synes, det er højt nok.</p>",
        de: "<p>Die Rakete startet jeden Moment. Steig aus, wenn es dir hoch genug ist.</p>",
        en: "<p>The rocket leaves any moment. Get off when it is high enough for you.</p>",
        es: "<p>El cohete sale en cualquier momento. Bájate cuando te parezca bastante alto.</p>",
        fi: "<p>Raketti lähtee hetkenä minä hyvänsä. Poistu kyydistä, kun korkeus riittää.</p>",
        no: "<p>Raketten letter når som helst. Gå av når det er høyt nok for deg.</p>",
        pt: "<p>O foguetão parte a qualquer momento. Saia quando achar que já subiu o suficiente.</p>",
      },
      bannerCtaText: {
        da: "Kom med",
        de: "Mitfliegen",
        en: "Come aboard",
        es: "Subir a bordo",
        fi: "Astu kyytiin",
        no: "Bli med",
        pt: "Subir a bordo",
      },
      bannerCtaLink: "/casino",
    },
    foreground: bannerPicture("hero-launch"),
  },
  fields: {
    banner: { control: "banner" },
    foreground: { control: "image" },
    height: { control: "number", min: 280, max: 800, unit: "px" },
  },
});
