import { rowSchema } from "../row_schema";

export const schema = rowSchema(1); // L-9.20
