import { fork } from "node:child_process";
import path from "node:path";
import { root } from "../root.mjs";

/** A process of ours that answers each message with one. */
export function startProcess(name, args) {
  const child = fork(path.join(root, "bench/cluster", name), args.map(String));
  const answer = () =>
    new Promise((resolve, reject) => {
      child.once("message", resolve);
      child.once("exit", (code) => reject(new Error(`${name} ended with ${code}`)));
    });
  return {
    answer,
    ask(message) {
      child.send(message);
      return answer();
    },
    end: () => child.kill(),
  };
}
