import { median, quantile } from "../stats.mjs";

export const figuresOf = (measured, size) => [
  ...chatFigures(measured, size),
  ...outageFigures(measured),
  ...costFigures(measured, size),
];

const chatFigures = ({ calm, killed }, { sockets, messages }) => [
  {
    name: "messages heard",
    value: calm.heard,
    unit: `of ${sockets * messages}`,
    bar: { least: sockets * messages },
    failed: sockets * messages - calm.heard,
  },
  {
    name: "message, p99",
    value: quantile(calm.waits, 0.99),
    unit: "ms",
    bar: { most: 150 },
    beside: `median ${Math.round(median(calm.waits))} ms`,
  },
  faultFigure("messages out of order or twice", calm.unordered + calm.twice),
  {
    name: "killed: the last socket is back after",
    value: Math.max(0, ...killed.gone) / 1_000,
    unit: "s",
    bar: { most: 3 },
    beside: `${killed.gone.length} sockets`,
  },
  faultFigure("killed: messages missed", sockets * killed.said - killed.known),
  faultFigure("killed: messages twice", killed.twice),
];

const outageFigures = ({ rolled, withoutRedis, withoutDatabase }) => [
  workFigure("rolling deploy", rolled),
  faultFigure("rolling deploy: bets lost", rolled.lost),
  workFigure("Redis away", withoutRedis),
  {
    name: "Redis away: messages heard late by, p99",
    value: quantile(withoutRedis.waits, 0.99),
    unit: "ms",
    beside: `${withoutRedis.missed} missed`,
  },
  {
    name: "Redis away: live parts say that they are late after",
    value: withoutRedis.lateAfter,
    unit: "s",
    beside: `and no more ${withoutRedis.inTimeAfter?.toFixed(1)} s after it is back`,
  },
  workFigure("database away", withoutDatabase),
  faultFigure("database away: bets lost or twice", withoutDatabase.lost),
];

const costFigures = ({ idle, costs, locks }, size) => [
  {
    name: "idle socket",
    value: idle.perSocket,
    unit: "KB",
    beside: `${idle.opened} sockets, ${Math.round(idle.before)} → ${Math.round(idle.after)} MB`,
    failed: size.idle - idle.opened,
    mayBeZero: true,
  },
  { name: "bets per second, one process", value: costs.one.perSecond, unit: "/s" },
  { name: "bets per second, two processes", value: costs.two.perSecond, unit: "/s", failed: costs.failed },
  {
    name: "cost of a bet, two processes / one",
    value: costs.two.cpu / costs.one.cpu,
    unit: "×",
    bar: { most: 1.05 },
    beside: `${costs.two.cpu?.toFixed(2)} / ${costs.one.cpu?.toFixed(2)} ms of a core`,
  },
  { name: "transfers, nobody told", value: locks.silent, unit: "/s" },
  {
    name: "transfers, told in their commit",
    value: locks.told,
    unit: "/s",
    beside: `${(locks.told / locks.silent).toFixed(2)} ×`,
  },
];

const faultFigure = (name, value) => ({ name, value, unit: "", bar: { most: 0 }, failed: value, mayBeZero: true });

const workFigure = (when, { pages, bets, refused, failures, words }) => ({
  name: `${when}: pages and bets`,
  value: Math.min(pages, bets) > 0 ? pages + bets : 0,
  unit: "",
  beside: `${pages} pages and calls, ${bets} bets, ${refused} asked to wait${words ? `; ${words}` : ""}`,
  failed: failures,
});
