import fp from "fastify-plugin";

/** Answers that must not tell whether there is an account take this long, in ms, whatever they do. */
export const steadyTime = 300;

export const steadyPlugin = fp(
  async (app, { wait }: { wait: (ms: number) => Promise<unknown> }) => {
    app.decorate("steadily", async <Answer>(work: Promise<Answer>) => {
      const [answer] = await Promise.all([work, wait(steadyTime)]);
      return answer;
    });
  },
  { name: "steady" },
);

declare module "fastify" {
  interface FastifyInstance {
    /** Answers what comes of the work, and not before the steady time is over. */
    steadily<Answer>(work: Promise<Answer>): Promise<Answer>;
  }
}
