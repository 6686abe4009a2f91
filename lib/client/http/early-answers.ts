/*
 * Answers that the page asks for before its scripts are there (`early-calls.tsx`). On a slow network they come while the
 * scripts do.
 */

/** By path; each is taken once. */
const answers = (): Map<string, Promise<Response>> | undefined =>
  (globalThis as { earlyAnswers?: Map<string, Promise<Response>> }).earlyAnswers;

/** A later question wants an answer of now. */
const longestMs = 30_000;

/** The answer that was asked for ahead, if it was. */
export function takeEarlyAnswer(path: string): Promise<Response> | undefined {
  if (performance.now() > longestMs) return undefined;
  const answer = answers()?.get(path);
  answers()?.delete(path);
  return answer;
}

/** Drops the answers that are left: another session may have asked for them, or a change may have come after them. */
export const dropEarlyAnswers = (): void => answers()?.clear();
