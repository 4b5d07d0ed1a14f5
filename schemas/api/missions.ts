import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { missionKinds } from "../mission_content";
import { offerTerms } from "../offer_terms";
import { text } from "../text";
import { repetitions } from "../held_when";

const money = z.number();

/**
 * `open`: nobody is signed in; `joinable`: it counts from joining on; `expired`: it is over and was not completed, or its reward was not claimed in time.
 */
export const missionStates = ["open", "joinable", "running", "completed", "claimed", "expired"] as const;
export type MissionState = (typeof missionStates)[number];

/** One of the things that have to be done, and how much of it is. `stake` in decimals of the mission's currency. */
const missionPart = z.object({ kind: z.enum([...missionKinds, "games"]), value: z.number(), target: z.number() });
export type MissionPart = z.output<typeof missionPart>;

/** A mission as one visitor has it: amounts are decimals of `currencyCode`. */
const mission = z.object({
  missionRunId: z.int(),
  content: z.object({ name: text(), description: text(), termsAndCondition: text() }),
  state: z.enum(missionStates),
  repeats: z.enum(repetitions),
  needsOptIn: z.boolean(),
  startAt: z.string(),
  endAt: z.string(),
  /** Until when the reward of one that was completed can be claimed. */
  claimUntil: z.string(),
  currencyCode: z.string(),
  /** Each has to be whole for the mission to be completed. */
  parts: z.array(missionPart),
  goal: z.object({
    kind: z.enum(missionKinds),
    winFrom: z.number(),
    minBet: z.nullable(money),
    /** How many games count, and the best known of them; 0 where every game does. */
    games: z.object({ count: z.int(), rows: z.array(z.object({ gameId: z.int(), identifier: z.string(), name: z.string() })) }),
  }),
  reward: z.object({
    rewardType: z.enum(["MONEY", "BONUS"]),
    /** Cash; 0 where it is a bonus. */
    amount: money,
    currencyCode: z.string(),
    /** What a bonus is called, and what whoever takes it is held to. */
    name: text(),
    terms: z.nullable(offerTerms),
  }),
  completedAt: z.nullable(z.string()),
  claimedAt: z.nullable(z.string()),
});
export type Mission = z.output<typeof mission>;

export const getMissions = endpoint({
  method: "GET",
  path: "/api/user/get-missions",
  role: "public",
  summary:
    "Missions that are open to the caller, with how far they are in each, and rewards that wait to be claimed. None for who rests, is excluded, or is where no licence serves them.",
  answer: z.object({
    missions: z.array(mission),
    /** What the server's clock says, for the time that is left. */
    now: z.string(),
  }),
});

const body = z.object({ missionRunId: z.int().check(z.minimum(1), z.maximum(2_147_483_647)) });

export const joinMission = endpoint({
  method: "POST",
  path: "/api/user/join-mission",
  role: "player",
  summary:
    "Takes part in a mission that asks for it; again it is the same. 409 `mission.over`, `mission.not_for_you`, and `mission.resting` on a break or with a limit used up.",
  body,
  answer: z.object({ data: z.object({ success: z.boolean(), joinedAt: z.string() }) }),
});

export const claimMission = endpoint({
  method: "POST",
  path: "/api/user/claim-mission",
  role: "player",
  summary:
    "Takes the reward of a mission that is completed: it is booked once, and again the answer is the same. 409 `mission.not_complete`, `mission.over` after its time, `mission.bonus_runs` where another bonus has to end first, `mission.resting`, `mission.not_for_you`.",
  body,
  answer: z.object({
    data: z.object({
      success: z.boolean(),
      claimedAt: z.string(),
      rewardType: z.enum(["MONEY", "BONUS"]),
      /** What was booked; 0 for spins. */
      amount: money,
      currencyCode: z.string(),
    }),
  }),
});
