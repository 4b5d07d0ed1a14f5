/** The players of the demo casino that anybody may be (D-26). */
export const demoAccounts = [
  { name: "paid", email: "paid@foyer.test" },
  { name: "unpaid", email: "unpaid@foyer.test" },
] as const;

export const demoPassword = "Foyer-demo-1!";
