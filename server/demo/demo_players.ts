/** Players of the demo who are nobody's: they fill its feeds, and none of them can sign in. */
export const playersDomain = "players.foyer.test";

interface DemoPlayer {
  nickname?: string;
  firstName: string;
  countryCode: string;
  ghostMode?: boolean;
}

export const demoPlayers: readonly DemoPlayer[] = [
  { nickname: "nordlys77", firstName: "Ingrid", countryCode: "NO" },
  { firstName: "Katharina", countryCode: "DE" },
  { nickname: "SpinCycle", firstName: "Oliver", countryCode: "GB" },
  { firstName: "Mateus", countryCode: "PT" },
  { nickname: "kaamos", firstName: "Aino", countryCode: "FI" },
  { firstName: "Lucas", countryCode: "BR" },
  { nickname: "LaRubia", firstName: "Carmen", countryCode: "ES" },
  { firstName: "Søren", countryCode: "DK" },
  { nickname: "DerAlteFuchs", firstName: "Wolfgang", countryCode: "DE" },
  { firstName: "Benedikt", countryCode: "AT", ghostMode: true },
  { nickname: "pixelpirat", firstName: "Emil", countryCode: "DK" },
  { firstName: "Sofia", countryCode: "PT" },
  { nickname: "7th_heaven", firstName: "Grace", countryCode: "IE" },
  { firstName: "Mikko", countryCode: "FI" },
  { nickname: "Cachopo", firstName: "Diogo", countryCode: "PT" },
  { firstName: "Henrik", countryCode: "NO" },
  { nickname: "mondkalb", firstName: "Lena", countryCode: "DE" },
  { firstName: "Alejandro", countryCode: "MX" },
  { nickname: "SisuSami", firstName: "Sami", countryCode: "FI" },
  { firstName: "Freja", countryCode: "DK", ghostMode: true },
  { nickname: "quokka", firstName: "Chloe", countryCode: "CA" },
  { firstName: "Jonas", countryCode: "DE" },
  { nickname: "trebol4", firstName: "Pablo", countryCode: "ES" },
  { firstName: "Astrid", countryCode: "NO" },
  { nickname: "VelvetRope", firstName: "Amelia", countryCode: "GB" },
  { firstName: "Rui", countryCode: "PT" },
  { nickname: "kissanpoika", firstName: "Eero", countryCode: "FI" },
  { firstName: "Valentina", countryCode: "AR" },
  { nickname: "klatreapen", firstName: "Magnus", countryCode: "NO" },
  { firstName: "Ida", countryCode: "DK" },
  { nickname: "ElFaro", firstName: "Javier", countryCode: "ES" },
  { firstName: "Maximilian", countryCode: "DE" },
  { nickname: "tidewater", firstName: "Noah", countryCode: "GB" },
  { firstName: "Beatriz", countryCode: "BR" },
  { nickname: "hyggebamse", firstName: "Rasmus", countryCode: "DK" },
  { firstName: "Leevi", countryCode: "FI", ghostMode: true },
  { nickname: "Kupferkatze", firstName: "Mia", countryCode: "CH" },
  { firstName: "Tiago", countryCode: "PT" },
  { nickname: "solveig_s", firstName: "Solveig", countryCode: "NO" },
  { firstName: "Lucía", countryCode: "ES" },
];
