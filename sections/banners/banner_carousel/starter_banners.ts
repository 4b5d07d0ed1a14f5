import type * as z from "zod/mini";
import type { banner } from "../../../schemas/banner";
import { bannerPicture } from "../banner_picture";

type Banner = z.input<typeof banner>;

const terms = {
  da: '<p>18+. Nye spillere. Min. €20, 35× gennemspil. <a href="/faq#bonus-terms">Vilkår gælder</a></p>',
  de: '<p>18+. Neue Spieler. Ab 20 €, 35× Umsatz. <a href="/faq#bonus-terms">Bedingungen</a></p>',
  en: '<p>18+. New players. Min. €20, 35× wagering. <a href="/faq#bonus-terms">Terms apply</a></p>',
  es: '<p>18+. Nuevos jugadores. Mín. 20 €, apuesta 35×. <a href="/faq#bonus-terms">Condiciones</a></p>',
  fi: '<p>18+. Uudet pelaajat. Min. 20 €, kierrätys 35×. <a href="/faq#bonus-terms">Ehdot</a></p>',
  no: '<p>18+. Nye spillere. Min. €20, 35× omsetning. <a href="/faq#bonus-terms">Vilkår gjelder</a></p>',
  pt: '<p>18+. Novos jogadores. Mín. € 20, rollover 35×. <a href="/faq#bonus-terms">Termos</a></p>',
};

export const banners: Banner[] = [
  {
    bannerTitleSecondary: { da: "Velkomsttilbud", de: "Willkommensangebot", en: "Welcome offer", es: "Oferta de bienvenida", fi: "Tervetulotarjous", no: "Velkomsttilbud", pt: "Oferta de boas-vindas" },
    bannerTitle: {
      da: "Træd ind med tre gange din indbetaling",
      de: "Starte mit dem Dreifachen deiner Einzahlung",
      en: "Walk in with three times your deposit",
      es: "Entra con el triple de tu depósito",
      fi: "Astu sisään kolminkertaisella talletuksella",
      no: "Gå inn med tre ganger innskuddet",
      pt: "Entre com o triplo do seu depósito",
    },
    bannerDescription: {
      da: "<p>200 % bonus op til €500 og 150 gratis spins på Ember Drake.</p>",
      de: "<p>200 % Bonus bis 500 € und 150 Freispiele für Ember Drake.</p>",
      en: "<p>A 200% bonus up to €500 and 150 free spins on Ember Drake.</p>",
      es: "<p>Un bono del 200 % hasta 500 € y 150 tiradas gratis en Ember Drake.</p>",
      fi: "<p>200 % bonus 500 euroon asti ja 150 ilmaiskierrosta Ember Drakeen.</p>",
      no: "<p>200 % bonus opptil €500 og 150 gratisspinn på Ember Drake.</p>",
      pt: "<p>Um bônus de 200% até € 500 e 150 rodadas grátis em Ember Drake.</p>",
    },
    bannerCtaText: { da: "Hent tilbuddet", de: "Angebot sichern", en: "Claim offer", es: "Conseguir oferta", fi: "Lunasta tarjous", no: "Hent tilbudet", pt: "Obter oferta" },
    bannerCtaLink: "?modal=signup",
    bannerCtaLinkAuth: "/profile/deposit",
    bannerTerms: terms,
    bannerImageForegroundUrl: bannerPicture("hero-gift"),
  },
  {
    bannerTitleSecondary: { da: "Turnering", de: "Turnier", en: "Tournament", es: "Torneo", fi: "Turnaus", no: "Turnering", pt: "Torneio" },
    bannerTitle: {
      da: "€50.000 til de skarpeste spins",
      de: "50.000 € für die besten Drehs",
      en: "€50,000 for the sharpest spins",
      es: "50.000 € para los mejores giros",
      fi: "50 000 € parhaista pyöräytyksistä",
      no: "€50 000 til de skarpeste spinnene",
      pt: "€ 50.000 para as melhores rodadas",
    },
    bannerDescription: {
      da: "<p>Højeste enkelte multiplikator vinder. Alle automater fra €0,20.</p>",
      de: "<p>Der höchste einzelne Multiplikator gewinnt. Jeder Slot ab 0,20 €.</p>",
      en: "<p>The best single multiplier wins. Any slot from €0.20.</p>",
      es: "<p>Gana el mejor multiplicador. Cualquier tragaperras desde 0,20 €.</p>",
      fi: "<p>Suurin yksittäinen kerroin voittaa. Kaikki slotit alkaen 0,20 €.</p>",
      no: "<p>Høyeste enkeltmultiplikator vinner. Alle automater fra €0,20.</p>",
      pt: "<p>Vence o maior multiplicador. Qualquer slot a partir de € 0,20.</p>",
    },
    bannerCtaText: { da: "Deltag i løbet", de: "Mitmachen", en: "Join the race", es: "Participar", fi: "Mukaan kisaan", no: "Bli med", pt: "Participar" },
    bannerCtaLink: "/tournaments",
    bannerTerms: {
      da: "<p>18+. Kvalificer fra €0,20. Slutter søndag.</p>",
      de: "<p>18+. Teilnahme ab 0,20 €. Endet Sonntag.</p>",
      en: "<p>18+. Qualify from €0.20. Ends Sunday.</p>",
      es: "<p>18+. Participa desde 0,20 €. Acaba el domingo.</p>",
      fi: "<p>18+. Mukaan alkaen 0,20 €. Päättyy sunnuntaina.</p>",
      no: "<p>18+. Kvalifiser fra €0,20. Slutter søndag.</p>",
      pt: "<p>18+. Participe a partir de € 0,20. Termina no domingo.</p>",
    },
    bannerImageForegroundUrl: bannerPicture("promo-tournament"),
  },
  {
    bannerTitleSecondary: { da: "Ny denne uge", de: "Neu diese Woche", en: "New this week", es: "Nuevo esta semana", fi: "Uutta tällä viikolla", no: "Nytt denne uken", pt: "Novo esta semana" },
    bannerTitle: { da: "Deep Nine er dukket op", de: "Deep Nine taucht auf", en: "Deep Nine has surfaced", es: "Deep Nine sale a flote", fi: "Deep Nine nousi pintaan", no: "Deep Nine har dukket opp", pt: "Deep Nine veio à tona" },
    bannerDescription: {
      da: "<p>Ni hjul, ét hav og gevinster op til 12.500×.</p>",
      de: "<p>Neun Walzen, ein Meer und Gewinne bis 12.500×.</p>",
      en: "<p>Nine reels, one ocean and wins up to 12,500×.</p>",
      es: "<p>Nueve rodillos, un océano y premios de hasta 12.500×.</p>",
      fi: "<p>Yhdeksän rullaa, yksi meri ja voitot 12 500×:ään asti.</p>",
      no: "<p>Ni hjul, ett hav og gevinster opptil 12 500×.</p>",
      pt: "<p>Nove rolos, um oceano e prêmios de até 12.500×.</p>",
    },
    bannerCtaText: { da: "Spil nu", de: "Jetzt spielen", en: "Play now", es: "Jugar ahora", fi: "Pelaa nyt", no: "Spill nå", pt: "Jogar agora" },
    bannerCtaLink: "/casino",
    bannerBackgroundColor: "#0a4f7d",
    bannerImageUrl: bannerPicture("deep-background"),
    bannerImageForegroundUrl: bannerPicture("promo-slots"),
  },
];

export const sideBanners: Banner[] = [
  {
    bannerTitle: { da: "Gratis spins torsdag", de: "Freispiele am Donnerstag", en: "Thursday free spins", es: "Tiradas gratis el jueves", fi: "Torstain ilmaiskierrokset", no: "Gratisspinn torsdag", pt: "Rodadas grátis na quinta" },
    bannerTitleSecondary: { da: "Indbetal €20, få 40", de: "20 € einzahlen, 40 erhalten", en: "Deposit €20, get 40", es: "Deposita 20 €, recibe 40", fi: "Talleta 20 €, saat 40", no: "Sett inn €20, få 40", pt: "Deposite € 20, ganhe 40" },
    bannerCtaText: { da: "Se tilbuddet", de: "Zum Angebot", en: "See offer", es: "Ver oferta", fi: "Katso tarjous", no: "Se tilbudet", pt: "Ver oferta" },
    bannerCtaLink: "/promotions",
    bannerSmallImageUrl: bannerPicture("promo-spins"),
  },
  {
    bannerTitle: { da: "10 % cashback hver uge", de: "Jede Woche 10 % zurück", en: "Weekly 10% cashback", es: "10 % de vuelta cada semana", fi: "10 % takaisin joka viikko", no: "10 % tilbake hver uke", pt: "10% de volta por semana" },
    bannerTitleSecondary: { da: "Rigtige penge, intet gennemspil", de: "Echtgeld ohne Umsatz", en: "Real money, no wagering", es: "Dinero real, sin apuesta", fi: "Oikeaa rahaa, ei kierrätystä", no: "Ekte penger, ingen omsetning", pt: "Dinheiro real, sem rollover" },
    bannerCtaText: { da: "Se tilbuddet", de: "Zum Angebot", en: "See offer", es: "Ver oferta", fi: "Katso tarjous", no: "Se tilbudet", pt: "Ver oferta" },
    bannerCtaLink: "/promotions",
    bannerSmallImageUrl: bannerPicture("promo-cash"),
    bannerBackgroundColor: "#1f9d7a",
  },
];
