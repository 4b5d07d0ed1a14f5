import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import { type StaffMember, type StaffRole, staffRoles } from "../../schemas/api/staff";
import { emailAddress } from "../../schemas/sign_in_name";
import { HttpError } from "../platform/api_error";
import { removeDemoAccounts } from "../demo/demo_accounts_left";
import type { Database } from "../platform/plugins/database";
import { invite, inviteAgain, resetFactor, restore, setRole, suspend } from "../accounts/staff/change_people";
import { staffLink } from "../accounts/staff/links";
import { listPeople } from "../accounts/staff/people";
import { users } from "../accounts/users/tables";
import { readWords, runCommand, type Surroundings, UsageError, withDatabase } from "./run_command";

z.config(z.locales.en()); // zod/mini brings no words of its own

const help = `Who works in the back office.

  npm run admin -- create e-mail [--role ROLE]
      A new account, an administrator's where nothing is said, and a link by which its owner chooses the
      password. For somebody who is there already it prints a new link, for a password that was lost.

  npm run admin -- list
  npm run admin -- role e-mail ROLE
  npm run admin -- suspend e-mail          keeps somebody out and ends their sessions
  npm run admin -- restore e-mail          lets them in again
  npm run admin -- reset-factor e-mail     takes a lost second factor away
  npm run admin -- remove-demo             deletes the demo's accounts with all that is theirs; the books stay

  A ROLE is one of ${staffRoles.join(", ")}.
  Links work once, for 48 hours. --json prints one JSON object; --help prints this.
  The database is the one of DATA_DIR (./data), whether the server runs or not, or that of DATABASE_URL;
  links begin with PUBLIC_URL, else with http://localhost and the PORT.
  Ends with 0 when it is done, 1 when it can not be, 2 when the command can not be meant, 3 when the
  database is not reachable.
`;

const options = {
  role: { type: "string" },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** How many words follow each command. */
const words = { create: 1, list: 0, role: 2, suspend: 1, restore: 1, "reset-factor": 1, "remove-demo": 0 } as const;
type Command = keyof typeof words;

/** Runs a command line; answers with the exit code. */
export async function runAdmin(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { write } = surroundings;
  const refusal = (error: unknown) => (error instanceof HttpError ? error.message : undefined);
  return runCommand({ name: "admin", isJson: args.includes("--json"), refusal }, surroundings, async () => {
    const wish = readArguments(args);
    if (wish.command === null) {
      write(help);
      return wish.isHelp ? 0 : 2;
    }
    const { command } = wish;
    const said = await withDatabase(surroundings, (db, { publicUrl, port }) =>
      carryOut(db, { ...wish, command }, publicUrl ?? `http://localhost:${port}`),
    );
    write(wish.isJson ? `${JSON.stringify(said.json)}\n` : `${said.words}\n`);
    return 0;
  });
}

interface Wish {
  email: string;
  role: StaffRole;
  isJson: boolean;
}

function readArguments(args: readonly string[]): Wish & { command: Command | null; isHelp: boolean } {
  const { values, positionals } = readWords(args, options);
  const [command, email = "", role = values.role ?? "administrator"] = positionals;
  const base = { email: "", role: "administrator" as StaffRole, isJson: values.json, isHelp: values.help };
  if (values.help || command === undefined) return { ...base, command: null };
  if (!isCommand(command)) throw new UsageError(`There is no command ${command}.`);
  if (positionals.length - 1 !== words[command])
    throw new UsageError(
      `${command} takes ${["no e-mail address", "one e-mail address", "an e-mail address and a role"][words[command]]}.`,
    );
  if (values.role !== undefined && command !== "create") throw new UsageError(`${command} has no --role.`);
  const known = staffRoles.find((each) => each === role);
  if (!known) throw new UsageError(`There is no role ${role}: it is ${staffRoles.join(" or ")}.`);
  if (command === "list" || command === "remove-demo") return { ...base, command };
  const address = z.safeParse(emailAddress, email);
  if (!address.success) throw new UsageError(`${email} is no e-mail address.`);
  return { ...base, command, email: address.data, role: known };
}

const isCommand = (name: string): name is Command => Object.hasOwn(words, name);

async function carryOut(db: Database, { command, email, role }: Wish & { command: Command }, site: string) {
  if (command === "remove-demo") {
    const removed = await removeDemoAccounts(db);
    return { json: { removed }, words: `${removed} accounts of the demo are gone.` };
  }
  if (command === "list") {
    const people = await listPeople(db, null);
    return {
      json: { people },
      words: people.length > 0 ? people.map(personWords).join("\n") : "Nobody works in the back office yet.",
    };
  }
  const [known] = await db.select({ id: users.id, role: users.role }).from(users).where(eq(users.email, email));
  if (command === "create") {
    const { token } = await db.transaction((tx) =>
      known && known.role !== "player"
        ? inviteAgain(tx, "command line", known.id, "anybody")
        : invite(tx, "command line", email, role),
    );
    const link = staffLink(site, "join", token);
    return { json: { email, link }, words: `${email} chooses a password here, once, within 48 hours:\n\n  ${link}\n` };
  }
  if (!known) throw new HttpError(404, "staff.not_found", `There is no account of ${email}.`);
  const changes = { role: setRole, suspend, restore, "reset-factor": resetFactor };
  await db.transaction(async (tx) => {
    await changes[command](tx, "command line", known.id, role);
  });
  const person = (await listPeople(db, null)).find((each) => each.email === email);
  return { json: { person }, words: person ? personWords(person) : email };
}

const personWords = ({ email, role, state, isTwoFactorOn, lastSeenAt }: StaffMember) =>
  [
    email.padEnd(32),
    role.padEnd(15),
    state.padEnd(10),
    isTwoFactorOn ? "second factor" : "no second factor",
    lastSeenAt ? `last seen ${lastSeenAt.slice(0, 16).replace("T", " ")}` : "never seen",
  ].join("  ");
