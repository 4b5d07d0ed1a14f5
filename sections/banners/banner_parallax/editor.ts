import { defineEditor } from "../../define_editor";
import { bannerPicture } from "../banner_picture";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "banners",
  icon: "layers",
  picture: [
    [6, 6, 84, 42, "soft"],
    [6, 26, 84, 22, "strong"],
    [12, 14, 36, 5, "line"],
    [12, 22, 24, 3, "line"],
  ],
  starter: {
    banner: {
      bannerTitleSecondary: {
        da: "Månedens eventyr",
        de: "Abenteuer des Monats",
        en: "Adventure of the month",
        es: "Aventura del mes",
        fi: "Kuukauden seikkailu",
        no: "Månedens eventyr",
        pt: "Aventura do mês",
      },
      bannerTitle: {
        da: "Hvor dragen sover let",
        de: "Wo der Drache leise schläft",
        en: "Where the dragon sleeps lightly",
        es: "Donde el dragón duerme poco",
        fi: "Siellä missä lohikäärme torkkuu",
        no: "Der dragen sover lett",
        pt: "Onde o dragão tem sono leve",
      },
      bannerDescription: {
        da: "<p>Tænd lanternerne i Ember Drake, og vågn op til 10.000×.</p>",
        de: "<p>Zünde die Laternen in Ember Drake an und wecke bis zu 10.000×.</p>",
        en: "<p>Light the lanterns in Ember Drake and wake up to 10,000×.</p>",
        es: "<p>Enciende los farolillos de Ember Drake y despierta hasta 10.000×.</p>",
        fi: "<p>Sytytä Ember Draken lyhdyt ja herätä jopa 10 000×.</p>",
        no: "<p>Tenn lyktene i Ember Drake, og vekk opptil 10 000×.</p>",
        pt: "<p>Acenda as lanternas de Ember Drake e desperte até 10.000×.</p>",
      },
      bannerCtaText: {
        da: "Spil Ember Drake",
        de: "Ember Drake spielen",
        en: "Play Ember Drake",
        es: "Jugar a Ember Drake",
        fi: "Pelaa Ember Drakea",
        no: "Spill Ember Drake",
        pt: "Jogar Ember Drake",
      },
      bannerCtaLink: "/casino",
      bannerBackgroundColor: "#5c150c",
    },
    layers: [bannerPicture("dragon-background"), bannerPicture("dragon-midground"), bannerPicture("dragon-foreground")],
  },
  fields: {
    banner: { control: "banner" },
    layers: { control: "list", item: { control: "image" }, starter: "" },
    factor: { control: "slider", min: 0, max: 1, step: 0.05 },
  },
});
