import type { Persona } from "../../../schemas/persona";
import type { User } from "../../../schemas/user";
import type { Viewer } from "../../../schemas/viewer";
import type { Transport } from "../../kit/api/api";

export interface SampleContext {
  viewer: Viewer;
  user: User | null;
  seed: number;
  /** Reads what everybody may read. */
  transport: Transport;
  search: URLSearchParams;
  /** A withdrawal is on its way where nothing else is said. */
  money?: Persona["money"];
}

type Answer = Awaited<ReturnType<Transport>>;
export type SampleAnswer = (context: SampleContext) => Promise<Answer>;
