import { chatMessages } from "../community/chat/tables";
import { users } from "../accounts/users/tables";
import type { Fill } from "./demo_files";

/** What was said before the demo began: by whom, how many minutes ago. */
const said: [account: string, minutesAgo: number, message: string][] = [
  ["admin", 1505, "Welcome to the chat. Be kind, never share passwords, and take a break when it stops being fun."],
  ["streamer", 1490, "¡Buenas tardes a todos! Hoy en directo a las nueve."],
  ["paid", 1488, "Moin zusammen! Welches Spiel ist heute dran?"],
  ["streamer", 1483, "Una sorpresa. Solo digo: portales y neón 👀"],
  ["tester", 210, "Moi! Onko kukaan kokeillut uutta kirjastopeliä?"],
  ["unpaid", 204, "Olá! Sim, a música é linda. Fiquei só na demo, mas gostei muito."],
  ["editor", 96, "Hei, minner om at fredagens turnering starter klokka 20. Lykke til!"],
  ["paid", 41, "Mein Limit für heute ist erreicht. Bis morgen, viel Spaß euch 👋"],
  ["unpaid", 38, "Good call. See you tomorrow!"],
  ["tester", 12, "Thanks everyone, quietest casino chat I have ever been in 😄"],
];

export const fillChat: Fill = async (db) => {
  const accounts = await db.select({ id: users.id, email: users.email }).from(users);
  const idOf = new Map(accounts.map(({ id, email }) => [email, id]));
  for (const [account, minutesAgo, message] of said) {
    const userId = idOf.get(`${account}@foyer.test`);
    if (userId !== undefined)
      await db.insert(chatMessages).values({ userId, message, at: new Date(Date.now() - minutesAgo * 60_000) });
  }
};
