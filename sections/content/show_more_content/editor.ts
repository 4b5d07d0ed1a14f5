import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "content",
  picture: [
    [6, 10, 84, 3, "line"],
    [6, 16, 84, 3, "line"],
    [6, 22, 84, 3, "line"],
    [6, 28, 50, 3, "soft"],
    [36, 37, 24, 8, "strong"],
  ],
  starter: {
    title: {
      da: "Online casino hos Foyer",
      de: "Online-Casino bei Foyer",
      en: "Online casino at Foyer",
      es: "Casino online en Foyer",
      fi: "Nettikasino Foyerissa",
      no: "Nettcasino hos Foyer",
      pt: "Casino online no Foyer",
    },
    body: {
      da: "<p>Foyer samler over 400 spil fra fjorten studier under samme tag: automater, borde, jackpots og originaler, som du selv kan kontrollere. Hvert spil viser, hvor meget det i gennemsnit betaler tilbage, før du åbner det.</p><p>Du indbetaler med kort, bank eller krypto og ser altid, hvad der er rigtige penge, og hvad der er bonus. Gevinster udbetales for det meste inden for 15 minutter.</p><p>Spil skal være sjovt. Derfor sætter du dine egne grænser, tager en pause, når du vil, og finder hjælp med to klik.</p>",
      de: "<p>Foyer vereint über 400 Spiele von vierzehn Studios unter einem Dach: Slots, Tische, Jackpots und Originale, die du selbst nachprüfen kannst. Jedes Spiel zeigt seine Auszahlungsquote, bevor du es öffnest.</p><p>Du zahlst per Karte, Bank oder Krypto ein und siehst immer, was Echtgeld und was Bonus ist. Gewinne werden meist innerhalb von 15 Minuten ausgezahlt.</p><p>Spielen soll Spaß machen. Deshalb setzt du deine eigenen Limits, machst Pause, wann du willst, und findest mit zwei Klicks Hilfe.</p>",
      en: "<p>Foyer brings over 400 games by fourteen studios under one roof: slots, tables, jackpots and originals that you can verify yourself. Every game shows what it returns on average before you open it.</p><p>Pay in by card, bank or crypto and always see what is real money and what is bonus. Winnings are mostly paid out within 15 minutes.</p><p>Playing should be fun. That is why you set your own limits, take a break whenever you like and find help within two clicks.</p>",
      es: "<p>Foyer reúne más de 400 juegos de catorce estudios: tragaperras, mesas, botes y originales que puedes comprobar. Cada juego muestra su retorno medio antes de abrirlo.</p><p>Deposita con tarjeta, banco o cripto y distingue siempre el dinero real del bono. Los premios se pagan casi siempre en 15 minutos.</p><p>Jugar debe ser divertido. Por eso fijas tus límites, haces una pausa cuando quieres y encuentras ayuda en dos clics.</p>",
      fi: "<p>Foyer kokoaa yli 400 peliä neljältätoista studiolta saman katon alle: kolikkopelit, pöydät, jättipotit ja originaalit, jotka voit itse tarkistaa. Jokainen peli kertoo palautusprosenttinsa, ennen kuin avaat sen.</p><p>Talleta kortilla, pankista tai kryptolla ja näe aina, mikä on oikeaa rahaa ja mikä bonusta. Voitot maksetaan useimmiten 15 minuutissa.</p><p>Pelaamisen kuuluu olla hauskaa. Siksi asetat omat rajasi, pidät tauon milloin haluat ja löydät apua kahdella klikkauksella.</p>",
      no: "<p>Foyer samler over 400 spill fra fjorten studioer under ett tak: automater, bord, jackpotter og originaler som du selv kan etterprøve. Hvert spill viser hva det betaler tilbake i snitt, før du åpner det.</p><p>Sett inn med kort, bank eller krypto, og se alltid hva som er ekte penger og hva som er bonus. Gevinster utbetales stort sett innen 15 minutter.</p><p>Spill skal være gøy. Derfor setter du dine egne grenser, tar pause når du vil, og finner hjelp med to klikk.</p>",
      pt: "<p>O Foyer reúne mais de 400 jogos de catorze estúdios: slots, mesas, jackpots e originais que pode verificar. Cada jogo mostra quanto devolve em média antes de o abrir.</p><p>Deposite com cartão, banco ou cripto e veja sempre o que é dinheiro real e o que é bónus. Os prémios costumam ser pagos em 15 minutos.</p><p>Jogar deve ser divertido. Por isso define os seus limites, faz uma pausa quando quiser e encontra ajuda em dois cliques.</p>",
    },
  },
  fields: {
    body: { control: "rich_text" },
    collapsedLines: { control: "slider", min: 1, max: 20, step: 1 },
    buttonText: { control: "text" },
  },
});
