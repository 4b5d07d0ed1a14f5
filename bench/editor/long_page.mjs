const account = { email: "admin@foyer.test", password: "Foyer-demo-1!" };

/** Makes a page of `count` sections out of those of the demo's pages, with the rules that they carry; answers its id. */
export async function makeLongPage(origin, count) {
  const send = async (method, path, body, token) => {
    const answer = await fetch(origin + path, {
      method,
      headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const { data } = await send("POST", "/api/user/login", account);
  const token = data.accessToken;
  const { pages } = await send("GET", "/api/backoffice/pages", undefined, token);
  const found = [];
  for (const { id, route } of pages.filter((page) => !page.route.includes(":")))
    found.push(
      ...(await send("GET", `/api/backoffice/pages/${id}`, undefined, token)).page.sections.map((section) => ({
        section,
        route,
      })),
    );
  const usable = found.map(({ section }) => section).filter(({ type, sections }) => type !== "nested_page" && !sections?.length);
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
  await send("POST", "/api/backoffice/pages", { page: { id, route: `/${id}`, title: { en: "Bench" }, sections } }, token);
  return { id, account };
}
