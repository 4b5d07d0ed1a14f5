export { schema, type Props } from "../kind_schema";
