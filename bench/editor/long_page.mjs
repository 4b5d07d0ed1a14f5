import { call, password, signIn } from "../call.mjs";

const account = { email: "admin@foyer.test", password };

/** Makes a page of `count` sections out of those of the demo's pages, with the rules that they carry; answers its id. */
export async function makeLongPage(origin, count) {
  const { token } = await signIn(origin, account.email);
  const read = async (path) => (await call(origin, path, { token })).json;
  const { pages } = await read("/api/backoffice/pages");
  const found = [];
  for (const { id } of pages.filter(({ route }) => !route.includes(":")))
    found.push(...(await read(`/api/backoffice/pages/${id}`)).page.sections);
  const usable = found.filter(({ type, sections }) => type !== "nested_page" && !sections?.length);
  const sections = Array.from({ length: count }, (_, index) => {
    const { sections: _inner, ...section } = usable[index % usable.length];
    return {
      ...section,
      id: `s${index}`,
      name: `${section.name} ${index}`,
      ...(index % 5 === 0 ? { audiences: { paidCustomers: true } } : {}),
      ...(index % 7 === 0 ? { countries: { allowedCountries: ["SE", "DE"] } } : {}),
    };
  });
  const id = `bench-${count}`;
  const page = { id, route: `/${id}`, title: { en: "Bench" }, sections };
  await call(origin, "/api/backoffice/pages", { method: "POST", token, body: { page } });
  return { id, account };
}
