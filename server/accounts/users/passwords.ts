import { hash, verify } from "@node-rs/argon2";

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }; // argon2id is the library's default kind

export const hashPassword = (password: string) => hash(password, cost);

let decoy: Promise<string> | undefined; // checked for accounts that do not exist, so that the time tells nothing

export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword("nobody has this password");
  const matches = await verify(stored ?? (await decoy), password).catch(() => false);
  return matches && stored !== null;
}
