import { useEffect, useState } from "react";
import { loadTypes } from "../../../../src/render/load_sections";
import type { Drawing } from "./pictures";

/** The time between two pictures, in ms. */
const pause = 30;

/** The drawings with one more of them after each pause, once its code is there, so that a key pressed meanwhile does not wait for all. */
export function useOneByOne(drawings: readonly Drawing[]): readonly Drawing[] {
  const [begun, setBegun] = useState<ReadonlySet<string>>(new Set());
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  const types = [...new Set(drawings.map(({ subject }) => subject.type))].join(" ");
  const next = drawings.find(({ subject }) => loaded.has(subject.type) && !begun.has(subject.id))?.subject.id;

  useEffect(() => {
    for (const type of types.split(" ")) void loadTypes([type]).then(() => setLoaded((before) => withOne(before, type)));
  }, [types]);
  useEffect(() => {
    if (next === undefined) return;
    const timer = setTimeout(() => setBegun((before) => withOne(before, next)), pause);
    return () => clearTimeout(timer);
  }, [next]);
  return drawings.filter(({ subject }) => begun.has(subject.id));
}

const withOne = (before: ReadonlySet<string>, one: string) => (before.has(one) ? before : new Set([...before, one]));
