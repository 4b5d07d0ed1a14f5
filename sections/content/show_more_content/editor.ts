import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "content",
  icon: "unfold-vertical",
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
      es: "Casino en línea en Foyer",
      fi: "Nettikasino Foyerissa",
      no: "Nettcasino hos Foyer",
      pt: "Cassino online no Foyer",
    },
    body: {
      da: "<p>Foyer samler over 200 spil fra tolv studier under samme tag: automater, borde, jackpots og originaler, som du selv kan kontrollere. Hvert spil viser, hvor meget det i gennemsnit betaler tilbage, før du åbner det.</p><p>Du indbetaler med kort, bank eller krypto og ser altid, hvad der er rigtige penge, og hvad der er bonus. Gevinster udbetales for det meste inden for et kvarter.</p><p>Spil skal være sjovt. Derfor sætter du dine egne grænser, tager en pause, når du vil, og finder hjælp med to klik.</p>",
      de: "<p>Foyer vereint über 200 Spiele von zwölf Studios unter einem Dach: Slots, Tische, Jackpots und Originale, die du selbst nachprüfen kannst. Jedes Spiel zeigt seine Auszahlungsquote, bevor du es öffnest.</p><p>Du zahlst per Karte, Bank oder Krypto ein und siehst immer, was Echtgeld und was Bonus ist. Gewinne werden meist innerhalb einer Viertelstunde ausgezahlt.</p><p>Spielen soll Spaß machen. Deshalb setzt du deine eigenen Limits, machst Pause, wann du willst, und findest mit zwei Klicks Hilfe.</p>",
      en: "<p>Foyer brings more than 200 games by twelve studios under one roof: slots, tables, jackpots and originals that you can verify yourself. Every game shows what it returns on average before you open it.</p><p>Pay in by card, bank or crypto and always see what is real money and what is bonus. Winnings are mostly paid out within a quarter of an hour.</p><p>Playing should be fun. That is why you set your own limits, take a break whenever you like and find help within two clicks.</p>",
      es: "<p>Foyer reúne más de 200 juegos de doce estudios: tragaperras, mesas, botes y originales que tú mismo puedes comprobar. Cada juego muestra su retorno medio antes de abrirlo.</p><p>Deposita con tarjeta, banco o cripto y distingue siempre el dinero real del bono. Los premios se pagan casi siempre en un cuarto de hora.</p><p>Jugar debe ser divertido. Por eso fijas tus límites, haces una pausa cuando quieres y encuentras ayuda en dos clics.</p>",
      fi: "<p>Foyer kokoaa yli 200 peliä kahdeltatoista studiolta saman katon alle: slotit, pöydät, jättipotit ja originaalit, jotka voit itse tarkistaa. Jokainen peli kertoo palautusprosenttinsa ennen kuin avaat sen.</p><p>Talleta kortilla, pankista tai kryptolla ja näe aina, mikä on oikeaa rahaa ja mikä bonusta. Voitot maksetaan useimmiten vartissa.</p><p>Pelaamisen kuuluu olla hauskaa. Siksi asetat omat rajasi, pidät tauon milloin haluat ja löydät apua kahdella klikkauksella.</p>",
      no: "<p>Foyer samler over 200 spill fra tolv studioer under ett tak: automater, bord, jackpotter og originaler som du selv kan etterprøve. Hvert spill viser hva det betaler tilbake i snitt, før du åpner det.</p><p>Sett inn med kort, bank eller krypto, og se alltid hva som er ekte penger og hva som er bonus. Gevinster utbetales stort sett innen et kvarter.</p><p>Spill skal være gøy. Derfor setter du dine egne grenser, tar pause når du vil, og finner hjelp med to klikk.</p>",
      pt: "<p>O Foyer reúne mais de 200 jogos de doze estúdios: slots, mesas, jackpots e originais que você pode conferir. Cada jogo mostra quanto devolve em média antes de você abri-lo.</p><p>Deposite com cartão, banco ou cripto e veja sempre o que é dinheiro real e o que é bônus. Os prêmios costumam ser pagos em quinze minutos.</p><p>Jogar deve ser divertido. Por isso você define seus limites, faz uma pausa quando quiser e encontra ajuda em dois cliques.</p>",
    },
  },
  fields: {
    body: { control: "rich_text" },
    collapsedLines: { control: "slider", min: 1, max: 20, step: 1 },
    buttonText: { control: "text" },
  },
});
