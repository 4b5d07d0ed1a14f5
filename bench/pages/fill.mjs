/**
 * Adds pages that are copies of the site's own, each with a name and an address of its own, four of five of them published, and remarks on the first of them.
 * The site hears of them as of an import.
 */
export async function fillPages(client, { pages, remarks }) {
  await client.query(
    `with template as (
       select r.page::jsonb as page, p.section_count, row_number() over (order by p.id) - 1 as number, count(*) over () as count
         from pages p join page_revisions r on r.page_id = p.id and r.revision = p.revision where p.archived_at is null and p.route not like '%:%'
     ), made as (
       select 'bench-' || n as id, '/bench/' || n as route, jsonb_build_object('en', 'Bench page ' || n) as title, t.section_count, t.page, n
         from generate_series(1, $1::integer) n join template t on t.number = n % t.count
     ), listed as (
       insert into pages (id, route, title, section_count, revision, published_revision, published_shape)
         select id, route, title::json, section_count, 1, case when n % 5 > 0 then 1 end, case when n % 5 > 0 then route end from made
         returning id
     )
     insert into page_revisions (page_id, revision, page)
       select made.id, 1, (made.page || jsonb_build_object('id', made.id, 'route', made.route, 'title', made.title))::json
         from made join listed on listed.id = made.id`,
    [pages],
  );
  await client.query(
    `insert into page_notes (page_id, revision, kind, text, author)
       select 'bench-' || (n % least($1::integer, 100) + 1), 1, 'remark', 'Remark ' || n, 'admin@foyer.test' from generate_series(1, $2::integer) n`,
    [pages, remarks],
  );
  await client.query("analyze pages, page_revisions, page_notes");
  await client.query("select pg_notify('foyer_changes', 'pages')");
}
