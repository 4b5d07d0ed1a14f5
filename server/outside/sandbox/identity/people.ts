/** Somebody with an account at the sandbox provider. */
export interface SandboxPerson {
  email: string;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** Who can be chosen without typing: somebody new, one whose address has an account in the demo, and one whose address nobody confirmed. */
export const people: readonly SandboxPerson[] = [
  { email: "nova@sandbox.example", isEmailVerified: true, firstName: "Nova", lastName: "Ekdahl" },
  { email: "unpaid@foyer.test", isEmailVerified: true, firstName: "Marta", lastName: "Silva" },
  { email: "robin@sandbox.example", isEmailVerified: false, firstName: "Robin", lastName: "Castell" },
];

/** Whoever has an address: known, or made up from it. */
export function personOf(email: string): SandboxPerson {
  const known = people.find((person) => person.email === email);
  if (known) return known;
  const [first = "", ...rest] = (email.split("@")[0] ?? "")
    .split(/[._+-]+/)
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1));
  return { email, isEmailVerified: true, firstName: first, lastName: rest.join(" ") };
}
