import http from "node:http";
import { brotliCompressSync, constants } from "node:zlib";

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Hands on everything from a site, its documents without scripts: the static page with the same pictures. */
export async function startStaticCopy(origin) {
  const server = http.createServer((request, response) => {
    const headers = { ...request.headers, host: new URL(origin).host };
    const isPage = request.headers.accept?.includes("text/html");
    if (isPage) headers["accept-encoding"] = "identity";
    const passed = http.request(origin + request.url, { method: request.method, headers }, async (answer) => {
      if (!isPage) return answer.pipe(response.writeHead(answer.statusCode, answer.headers));
      const chunks = [];
      for await (const chunk of answer) chunks.push(chunk);
      const { "content-length": _, etag: _tag, ...rest } = answer.headers;
      response.writeHead(answer.statusCode, { ...rest, "content-encoding": "br" });
      response.end(brotliCompressSync(withoutScripts(Buffer.concat(chunks).toString()), quality));
    });
    passed.on("error", () => response.destroy());
    passed.end();
  });
  await new Promise((resolve) => server.listen(0, "localhost", resolve));
  return {
    origin: `http://localhost:${server.address().port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}

const withoutScripts = (html) => html.replace(/<script[^>]*>.*?<\/script>/gs, "").replace(/<link rel="modulepreload"[^>]*>/g, "");
