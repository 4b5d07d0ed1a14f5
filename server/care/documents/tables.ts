import { sql } from "drizzle-orm";
import {
  bigint,
  customType,
  date,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { DocumentReason, DocumentSide, DocumentStatus, WrittenRequest } from "../../../schemas/documents";
import { users } from "../../accounts/users/tables";
import type { Measured } from "./measure";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Files as they are kept: encrypted, in pieces, readable by every process. One that no document names is deleted. */
export const documentFiles = pgTable("document_files", {
  id: uuid().primaryKey(),
  /** Of the key that it is encrypted with. */
  keyId: text("key_id").notNull(),
  kind: text().$type<"picture" | "pdf">().notNull(),
  size: bigint({ mode: "number" }).notNull().default(0),
  pieces: integer().notNull().default(0),
  createdAt: instant("created_at").notNull().defaultNow(),
});

export const documentPieces = pgTable(
  "document_pieces",
  {
    fileId: uuid("file_id")
      .notNull()
      .references(() => documentFiles.id, { onDelete: "cascade" }),
    no: integer().notNull(),
    /** Nonce, what is encrypted, and its seal. */
    sealed: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.no] })],
);

/** One side of one document of a player's, or the request for one (C-3.39). Of each there is one that counts; those before it have `replacedAt`. */
export const playerDocuments = pgTable(
  "player_documents",
  {
    id: serial().primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    labelId: integer("label_id").notNull(),
    side: text().$type<DocumentSide>().notNull(),
    /** 0 waits for review, 1 confirmed, 2 rejected, 4 requested (C-4.48). */
    status: integer().$type<DocumentStatus>().notNull(),
    reasons: json().$type<DocumentReason[]>().notNull().default([]),
    /** Why the house asks for it, where that has words in every language. */
    request: text().$type<WrittenRequest>(),
    /** In words of the house's own, for the player. */
    words: text(),
    /** Null once it is deleted, and where nothing was sent. */
    fileId: uuid("file_id").references(() => documentFiles.id, { onDelete: "set null" }),
    measured: json().$type<Measured>(),
    /** Where the player was on the site, so that a letter can lead back. */
    origin: text(),
    /** When the vendor is asked next about what waits for review; null where nobody is. */
    askAt: instant("ask_at"),
    tries: integer().notNull().default(0),
    /** What the vendor made of it, for the reviewer. */
    vendorSays: text("vendor_says"),
    createdAt: instant("created_at").notNull().defaultNow(),
    actionPerformedAt: instant("action_performed_at"),
    /** Who of the house decided; null for the vendor. */
    decidedBy: text("decided_by"),
    replacedAt: instant("replaced_at"),
    /** The last day on which a confirmed one is valid, where it says so: `2027-12-31`. */
    validUntil: date("valid_until"),
    /** How many days before that its player was told last. */
    toldDays: integer("told_days"),
    /** When its file is deleted, as the market's profile says. */
    deleteAfter: instant("delete_after"),
  },
  (table) => [
    uniqueIndex("player_documents_current")
      .on(table.userId, table.labelId, table.side)
      .where(sql`replaced_at is null`),
    index("player_documents_user").on(table.userId, table.id),
    index("player_documents_waiting")
      .on(table.createdAt)
      .where(sql`replaced_at is null and status = 0`),
    index("player_documents_valid_until")
      .on(table.validUntil)
      .where(sql`replaced_at is null and status = 1 and valid_until is not null`),
    index("player_documents_file").on(table.fileId),
  ],
);
