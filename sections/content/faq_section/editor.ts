import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "content",
  picture: [
    [6, 8, 84, 9, "soft"],
    [10, 11, 34, 3, "strong"],
    [6, 20, 84, 9, "soft"],
    [10, 23, 44, 3, "strong"],
    [6, 32, 84, 9, "soft"],
    [10, 35, 28, 3, "strong"],
  ],
  starter: {
    title: {
      da: "Godt at vide, før du spiller",
      de: "Gut zu wissen, bevor du spielst",
      en: "Good to know before you play",
      es: "Conviene saberlo antes de jugar",
      fi: "Hyvä tietää ennen pelaamista",
      no: "Greit å vite før du spiller",
      pt: "Bom saber antes de jogar",
    },
    items: [
      {
        question: {
          da: "Hvor hurtige er udbetalinger?",
          de: "Wie schnell wird ausgezahlt?",
          en: "How fast are withdrawals?",
          es: "¿Cuánto tardan las retiradas?",
          fi: "Kuinka nopeita kotiutukset ovat?",
          no: "Hvor raske er uttak?",
          pt: "Quanto demoram os levantamentos?",
        },
        answer: {
          da: "<p>De fleste er betalt inden for 15 minutter, når dine dokumenter er bekræftet. Bankoverførsler tager en til to hverdage.</p>",
          de: "<p>Die meisten sind innerhalb von 15 Minuten ausgezahlt, sobald deine Dokumente geprüft sind. Banküberweisungen dauern ein bis zwei Werktage.</p>",
          en: "<p>Most are paid within 15 minutes once your documents are verified. Bank transfers take one to two working days.</p>",
          es: "<p>La mayoría se paga en 15 minutos una vez verificados tus documentos. Las transferencias tardan uno o dos días laborables.</p>",
          fi: "<p>Useimmat maksetaan 15 minuutissa, kun asiakirjasi on tarkistettu. Tilisiirrot kestävät yhdestä kahteen arkipäivää.</p>",
          no: "<p>De fleste utbetales innen 15 minutter når dokumentene dine er bekreftet. Bankoverføringer tar én til to virkedager.</p>",
          pt: "<p>A maioria é paga em 15 minutos depois de verificados os documentos. As transferências bancárias demoram um a dois dias úteis.</p>",
        },
      },
      {
        question: {
          da: "Hvad betyder 35× gennemspil?",
          de: "Was bedeutet 35× Umsatz?",
          en: "What does 35× wagering mean?",
          es: "¿Qué significa apuesta 35×?",
          fi: "Mitä 35× kierrätys tarkoittaa?",
          no: "Hva betyr 35× omsetning?",
          pt: "O que significa apostar 35×?",
        },
        answer: {
          da: "<p>Tager du en bonus på 50 €, spiller du for 1.750 € i alt, før gevinsterne fra den kan udbetales.</p>",
          de: "<p>Nimmst du 50 € Bonus, setzt du insgesamt 1.750 €, bevor seine Gewinne auszahlbar sind.</p>",
          en: "<p>If you take a €50 bonus you place bets worth €1,750 with it before its winnings become withdrawable.</p>",
          es: "<p>Si tomas un bono de 50 €, apuestas 1750 € en total antes de poder retirar sus ganancias.</p>",
          fi: "<p>Jos otat 50 euron bonuksen, panostat yhteensä 1 750 euroa ennen kuin sen voitot voi kotiuttaa.</p>",
          no: "<p>Tar du en bonus på 50 €, spiller du for totalt 1 750 € før gevinstene kan tas ut.</p>",
          pt: "<p>Com um bónus de 50 €, aposta 1750 € no total antes de poder levantar os ganhos.</p>",
        },
      },
      {
        question: {
          da: "Hvordan sætter jeg en grænse?",
          de: "Wie setze ich ein Limit?",
          en: "How do I set a limit?",
          es: "¿Cómo fijo un límite?",
          fi: "Miten asetan rajan?",
          no: "Hvordan setter jeg en grense?",
          pt: "Como defino um limite?",
        },
        answer: {
          da: '<p>Åbn <a href="/responsible-gaming">Spil trygt</a>. Lavere grænser gælder med det samme.</p>',
          de: '<p>Öffne <a href="/responsible-gaming">Sicher spielen</a>. Niedrigere Limits gelten sofort.</p>',
          en: '<p>Open <a href="/responsible-gaming">Play safely</a>. Lower limits apply at once.</p>',
          es: '<p>Abre <a href="/responsible-gaming">Juego seguro</a>. Los límites más bajos se aplican al momento.</p>',
          fi: '<p>Avaa <a href="/responsible-gaming">Pelaa turvallisesti</a>. Alemmat rajat ovat voimassa heti.</p>',
          no: '<p>Åpne <a href="/responsible-gaming">Spill trygt</a>. Lavere grenser gjelder med én gang.</p>',
          pt: '<p>Abra <a href="/responsible-gaming">Jogo seguro</a>. Limites mais baixos valem de imediato.</p>',
        },
      },
    ],
  },
  fields: {
    items: {
      control: "list",
      item: { control: "fields", fields: { question: { control: "text" }, answer: { control: "rich_text" } } },
      starter: { question: {}, answer: {} },
    },
    singleOpen: { control: "toggle" },
  },
});
