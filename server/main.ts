import { enableCompileCache } from "node:module";
import { join } from "node:path";

// What was compiled at one start is read at the next one; a folder that cannot be written costs that and nothing else.
if (process.env["NODE_ENV"] === "production") enableCompileCache(join(import.meta.dirname, "compiled"));
await import("./serve");
