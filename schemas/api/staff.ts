import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { emailAddress } from "../sign_in_name";

/** The roles of the back office. */
export const staffRoles = ["content_editor", "support", "compliance", "cashier", "administrator"] as const;
export const staffRole = z.enum(staffRoles);
export type StaffRole = z.output<typeof staffRole>;

/** What can happen to an account of the back office. */
export const staffChanges = [
  "set_up",
  "invited",
  "withdrawn",
  "joined",
  "role_changed",
  "suspended",
  "restored",
  "factor_reset",
] as const;
export const staffChange = z.enum(staffChanges);
export type StaffChange = z.output<typeof staffChange>;

export const staffMember = z.object({
  userId: z.int(),
  email: z.string(),
  /** First and last name, or null where none is known. */
  name: z.nullable(z.string()),
  role: staffRole,
  /** Whether it is the caller's own account. */
  isCaller: z.boolean(),
  /** `invited`: nobody has chosen a password for it yet. */
  state: z.enum(["active", "invited", "suspended"]),
  isTwoFactorOn: z.boolean(),
  /** When it was last seen, ISO 8601; null where it never was. */
  lastSeenAt: z.nullable(z.string()),
  /** Until when an invitation works, ISO 8601; null where none does. */
  invitationEndsAt: z.nullable(z.string()),
});
export type StaffMember = z.output<typeof staffMember>;

export const staffEvent = z.object({
  id: z.int(),
  /** ISO 8601. */
  at: z.string(),
  /** Who did it; null for the server's command line and for the set-up link. */
  actor: z.nullable(z.string()),
  change: staffChange,
  /** The account that it happened to. */
  email: z.string(),
  /** The role that it was about, if any. */
  role: z.nullable(z.string()),
});
export type StaffEvent = z.output<typeof staffEvent>;

const params = z.object({ userId: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)) });
const done = z.object({ data: z.object({ success: z.boolean() }) });
/** `link` is for handing it over by oneself, where the site sends no e-mails; else null. */
const invited = z.object({ data: z.object({ success: z.boolean(), link: z.nullable(z.string()) }) });

export const listStaff = endpoint({
  method: "GET",
  path: "/api/backoffice/staff",
  role: "administrator",
  summary: "Who works in the back office, and the newest hundred changes of that.",
  answer: z.object({ people: z.array(staffMember), events: z.array(staffEvent) }),
});

export const inviteStaff = endpoint({
  method: "POST",
  path: "/api/backoffice/staff/invite",
  role: "administrator",
  summary:
    "Invites somebody by e-mail, with a link that works once, for 48 hours. 409 staff.taken where the address has an account.",
  body: z.object({ email: emailAddress, role: staffRole }),
  answer: invited,
});

export const inviteStaffAgain = endpoint({
  method: "POST",
  path: "/api/backoffice/staff/:userId/invite",
  role: "administrator",
  summary: "Sends the invitation of somebody who has not come yet again; the link before it stops working.",
  params,
  body: z.object({}),
  answer: invited,
});

export const withdrawInvitation = endpoint({
  method: "DELETE",
  path: "/api/backoffice/staff/:userId/invite",
  role: "administrator",
  summary: "Takes back the invitation of somebody who has not come yet. 409 staff.joined where they have.",
  params,
  answer: done,
});

export const setStaffRole = endpoint({
  method: "PUT",
  path: "/api/backoffice/staff/:userId/role",
  role: "administrator",
  summary: "Changes what somebody may do. 409 staff.own_account for the caller's own, staff.last_administrator for the last one.",
  params,
  body: z.object({ role: staffRole }),
  answer: done,
});

export const suspendStaff = endpoint({
  method: "POST",
  path: "/api/backoffice/staff/:userId/suspend",
  role: "administrator",
  summary:
    "Keeps somebody out and ends all their sessions. 409 staff.own_account for the caller's own, staff.last_administrator for the last one.",
  params,
  body: z.object({}),
  answer: done,
});

export const restoreStaff = endpoint({
  method: "POST",
  path: "/api/backoffice/staff/:userId/restore",
  role: "administrator",
  summary: "Lets somebody in again who was suspended.",
  params,
  body: z.object({}),
  answer: done,
});

export const resetStaffFactor = endpoint({
  method: "POST",
  path: "/api/backoffice/staff/:userId/reset-factor",
  role: "administrator",
  summary: "Takes away somebody's second factor, which they lost, and ends all their sessions; they are told by e-mail.",
  params,
  body: z.object({}),
  answer: done,
});

const token = z.string().check(z.minLength(1), z.maxLength(200));
const linkKind = z.enum(["set-up", "join"]);
export type StaffLinkKind = z.output<typeof linkKind>;

export const readStaffLink = endpoint({
  method: "POST",
  path: "/api/staff/link",
  role: "public",
  summary: "Whom a link into the back office is for, without using it up. 410 where it has no use any more.",
  body: z.object({ kind: linkKind, token }),
  /** The address is null where whoever sets the site up chooses it. */
  answer: z.object({ email: z.nullable(z.string()), role: staffRole }),
});

export const useStaffLink = endpoint({
  method: "POST",
  path: "/api/staff/password",
  role: "public",
  summary:
    "Chooses the password of an account of the back office by a link that works once; with the set-up link, of the first administrator's, who has no account yet. 410 where it has no use any more.",
  body: z.object({
    kind: linkKind,
    token,
    /** Of the first administrator, with the set-up link alone. */
    email: z.optional(emailAddress),
    password: z.string().check(z.minLength(1, "form.validation.password.required"), z.maxLength(255)),
  }),
  answer: z.object({ data: z.object({ success: z.boolean(), email: z.string() }) }),
});
