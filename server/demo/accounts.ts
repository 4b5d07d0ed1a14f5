import type { Language } from "../../schemas/text";
import type { UserRole } from "../../schemas/user";

export const demoPassword = "Foyer-demo-1!";

interface DemoAccount {
  email: string;
  about: string;
  role: UserRole;
  nickname: string | null;
  firstName: string | null;
  lastName: string | null;
  countryCode: string | null;
  dateOfBirth?: string;
  /** National number and calling code. */
  phone?: string;
  phoneCode?: string;
  /** For how many days the account has been there. */
  memberForDays?: number;
  address?: string;
  city?: string;
  zipCode?: string;
  isEmailVerified?: boolean;
  kycStatus?: "APPROVED" | "PENDING" | "REJECTED";
  isTest?: boolean;
  isStreamer?: boolean;
  /** Money in decimals, of the account's currency. */
  deposits?: { count: number; total: number; spent: number };
  wallet?: { amount: number; nonCashAmount: number };
  /** The bonus with this banner key is active. */
  bonus?: { bannerKey: string; wagerLeft: number; amountToWager: number };
  excludedForDays?: number;
  /** On a time-out, for so many days still. */
  timeOutDays?: number;
  preferredLanguage?: Language;
  /** Where the last sign-in before the demo came from. */
  lastLoginFrom?: { country: string; subdivision: string };
}

/** Who one can sign in as (D-26). */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: "admin@foyer.test",
    about: "administrator: arranges and publishes",
    role: "administrator",
    nickname: "Ada",
    firstName: "Ada",
    lastName: "Winther",
    countryCode: "DK",
    memberForDays: 900,
    dateOfBirth: "1984-03-09",
    address: "Vestergade 12",
    city: "København K",
    zipCode: "1456",
    isEmailVerified: true,
    kycStatus: "APPROVED",
  },
  {
    email: "editor@foyer.test",
    about: "content editor: arranges and checks",
    role: "content_editor",
    nickname: "Edith",
    firstName: "Edith",
    lastName: "Lund",
    countryCode: "NO",
    memberForDays: 700,
    dateOfBirth: "1988-07-21",
    address: "Storgata 4",
    city: "Oslo",
    zipCode: "0155",
    isEmailVerified: true,
    kycStatus: "APPROVED",
  },
  {
    email: "cashier@foyer.test",
    about: "cashier: decides on withdrawals and looks after payments",
    role: "cashier",
    nickname: "Cass",
    firstName: "Cass",
    lastName: "Lindqvist",
    countryCode: "SE",
    memberForDays: 500,
    dateOfBirth: "1986-06-14",
    address: "Götgatan 8",
    city: "Stockholm",
    zipCode: "118 46",
    isEmailVerified: true,
    kycStatus: "APPROVED",
  },
  {
    email: "compliance@foyer.test",
    about: "compliance: holds payouts and excludes players",
    role: "compliance",
    nickname: "Colm",
    firstName: "Colm",
    lastName: "Byrne",
    countryCode: "IE",
    memberForDays: 400,
    dateOfBirth: "1984-02-11",
    address: "Dawson Street 3",
    city: "Dublin",
    zipCode: "D02",
    isEmailVerified: true,
    kycStatus: "APPROVED",
  },
  {
    email: "support@foyer.test",
    about: "support: reads players and payments, and decides nothing",
    role: "support",
    nickname: "Sana",
    firstName: "Sana",
    lastName: "Koskela",
    countryCode: "FI",
    memberForDays: 300,
    dateOfBirth: "1993-09-30",
    address: "Aleksanterinkatu 5",
    city: "Helsinki",
    zipCode: "00100",
    isEmailVerified: true,
    kycStatus: "APPROVED",
  },
  {
    email: "paid@foyer.test",
    about: "player with deposits, a balance and a running bonus",
    role: "player",
    nickname: "Northwind",
    firstName: "Alexander",
    lastName: "Berg",
    countryCode: "DE",
    memberForDays: 430,
    dateOfBirth: "1989-11-02",
    phone: "15123456789",
    phoneCode: "49",
    address: "Torstraße 98",
    city: "Berlin",
    zipCode: "10119",
    isEmailVerified: true,
    kycStatus: "APPROVED",
    deposits: { count: 7, total: 640, spent: 512.4 },
    wallet: { amount: 248.35, nonCashAmount: 40 },
    bonus: { bannerKey: "welcome-gift", wagerLeft: 320, amountToWager: 800 },
    lastLoginFrom: { country: "DE", subdivision: "BE" },
  },
  {
    email: "unpaid@foyer.test",
    about: "player without a deposit",
    role: "player",
    nickname: null,
    firstName: "Marta",
    lastName: "Silva",
    countryCode: "PT",
    memberForDays: 24,
    dateOfBirth: "1995-05-17",
    isEmailVerified: true,
  },
  {
    email: "fresh@foyer.test",
    about: "just registered: e-mail not verified, profile incomplete",
    role: "player",
    nickname: null,
    firstName: null,
    lastName: null,
    countryCode: null,
  },
  {
    email: "tester@foyer.test",
    about: "test account",
    role: "player",
    nickname: "Tester",
    firstName: "Timo",
    lastName: "Virtanen",
    countryCode: "FI",
    memberForDays: 300,
    dateOfBirth: "1991-01-30",
    address: "Kauppakatu 14",
    city: "Jyväskylä",
    zipCode: "40100",
    isEmailVerified: true,
    kycStatus: "APPROVED",
    isTest: true,
    deposits: { count: 1, total: 20, spent: 5 },
    wallet: { amount: 1000, nonCashAmount: 0 },
  },
  {
    email: "streamer@foyer.test",
    about: "streamer",
    role: "player",
    nickname: "ReelDeal",
    firstName: "Lucia",
    lastName: "Romero",
    countryCode: "ES",
    memberForDays: 610,
    dateOfBirth: "1993-09-12",
    address: "Calle Mayor 21",
    city: "Madrid",
    zipCode: "28013",
    isEmailVerified: true,
    kycStatus: "APPROVED",
    isStreamer: true,
    deposits: { count: 12, total: 2400, spent: 2310 },
    wallet: { amount: 5000, nonCashAmount: 0 },
  },
  {
    email: "vip@foyer.test",
    about: "player of the level Gold, whose birthday was yesterday",
    role: "player",
    nickname: "Aurora",
    firstName: "Viola",
    lastName: "Sommer",
    countryCode: "DE",
    memberForDays: 400,
    dateOfBirth: "1988-04-04",
    address: "Elbchaussee 21",
    city: "Hamburg",
    zipCode: "22765",
    isEmailVerified: true,
    kycStatus: "APPROVED",
    deposits: { count: 24, total: 4_200, spent: 12_000 },
  },
  {
    email: "careful@foyer.test",
    about: "player with limits, of which one is nearly used up, and documents that are asked for again",
    role: "player",
    nickname: "Lindwurm",
    firstName: "Jonas",
    lastName: "Keller",
    countryCode: "DE",
    memberForDays: 160,
    dateOfBirth: "1990-03-22",
    address: "Feldbergstraße 5",
    city: "Frankfurt",
    zipCode: "60323",
    isEmailVerified: true,
    preferredLanguage: "de",
    deposits: { count: 3, total: 180, spent: 206 },
    wallet: { amount: 62.5, nonCashAmount: 0 },
  },
  {
    email: "resting@foyer.test",
    about: "on a time-out for some days: signs in for the balance alone",
    role: "player",
    nickname: null,
    firstName: "Paula",
    lastName: "Nyman",
    countryCode: "FI",
    memberForDays: 210,
    dateOfBirth: "1985-01-16",
    address: "Kauppakatu 14",
    city: "Jyväskylä",
    zipCode: "40100",
    isEmailVerified: true,
    kycStatus: "APPROVED",
    deposits: { count: 2, total: 90, spent: 60 },
    wallet: { amount: 34.2, nonCashAmount: 0 },
    timeOutDays: 5,
  },
  {
    email: "excluded@foyer.test",
    about: "self-excluded for a while: cannot sign in",
    role: "player",
    nickname: null,
    firstName: "Mads",
    lastName: "Holm",
    countryCode: "DK",
    memberForDays: 520,
    dateOfBirth: "1979-12-24",
    address: "Havnegade 3",
    city: "Aarhus C",
    zipCode: "8000",
    isEmailVerified: true,
    kycStatus: "APPROVED",
    deposits: { count: 3, total: 150, spent: 150 },
    excludedForDays: 90,
  },
];
