import { defineEditor } from "../../define_editor";
import { bannerPicture } from "../banner_picture";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "banners",
  icon: "box",
  picture: [
    [14, 6, 68, 42, "soft"],
    [22, 12, 52, 30, "strong"],
    [30, 20, 22, 4, "soft"],
    [30, 28, 14, 3, "soft"],
  ],
  starter: {
    banner: {
      bannerTitleSecondary: {
        da: "Nordens jackpots",
        de: "Jackpots des Nordens",
        en: "Jackpots of the north",
        es: "Botes del norte",
        fi: "Pohjolan jättipotit",
        no: "Nordens jackpotter",
        pt: "Jackpots do norte",
      },
      bannerTitle: {
        da: "Isen giver sig",
        de: "Das Eis gibt nach",
        en: "The ice is giving way",
        es: "El hielo cede",
        fi: "Jää antaa periksi",
        no: "Isen gir etter",
        pt: "O gelo está cedendo",
      },
      bannerDescription: {
        da: "<p>Tre puljer vokser med hvert spin. Den mindste falder hver dag.</p>",
        de: "<p>Drei Töpfe wachsen mit jedem Dreh. Der kleinste fällt jeden Tag.</p>",
        en: "<p>Three pots grow with every spin. The smallest falls every day.</p>",
        es: "<p>Tres botes crecen con cada giro. El más pequeño cae cada día.</p>",
        fi: "<p>Kolme pottia kasvaa joka pyöräytyksellä. Pienin putoaa päivittäin.</p>",
        no: "<p>Tre potter vokser for hvert spinn. Den minste faller hver dag.</p>",
        pt: "<p>Três potes crescem a cada giro. O menor cai todos os dias.</p>",
      },
      bannerCtaText: {
        da: "Se jackpots",
        de: "Jackpots ansehen",
        en: "See jackpots",
        es: "Ver botes",
        fi: "Katso jättipotit",
        no: "Se jackpotter",
        pt: "Ver jackpots",
      },
      bannerCtaLink: "/casino",
      bannerBackgroundColor: "#0d3b45",
    },
    depthLayers: [bannerPicture("north-background"), bannerPicture("north-midground"), bannerPicture("north-foreground")],
  },
  fields: {
    banner: { control: "banner" },
    depthLayers: { control: "list", item: { control: "image" }, starter: "" },
    maxTilt: { control: "slider", min: 0, max: 45, step: 1 },
    reducedMotion: { control: "select", options: ["static"] },
  },
});
