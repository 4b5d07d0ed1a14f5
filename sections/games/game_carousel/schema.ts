import { rowSchema } from "../row_schema";

export const schema = rowSchema(2); // L-9.20
