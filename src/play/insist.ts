import { isTemporary } from "./play_transport";

const longestPause = 8_000;

interface How {
  /** Resolves after so many ms, or when there is a network again. */
  pause: (ms: number) => Promise<void>;
  onFailure: (error: unknown) => void;
}

/** Sends until somebody answers. */
export async function insist<Answer>(send: () => Promise<Answer>, { pause, onFailure }: How): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      if (!isTemporary(error)) throw error;
      onFailure(error);
      await pause(Math.min(longestPause, 400 * 2 ** attempt));
    }
  }
}
