import type { Replay } from './state';
import { StripeProblem } from './stripe-problem';

const keptSeconds = 24 * 60 * 60;

/**
 * The former answer of an idempotency key. The same key for another endpoint or with other parameters is refused
 * (docs.stripe.com/api/idempotent_requests).
 */
export function findReplay(
  replays: Record<string, Replay>,
  key: string,
  request: { endpoint: string; params: string; now: number },
): Replay | undefined {
  if (key.length > 255) {
    throw new StripeProblem(400, 'Idempotency keys have at most 255 characters.');
  }
  const replay = Object.hasOwn(replays, key) ? replays[key] : undefined;
  if (!replay || replay.created + keptSeconds < request.now) return undefined;
  const tryAnother = `Try using a key other than '${key}' if you meant to execute a different request.`;
  const details = { type: 'idempotency_error' } as const;
  if (replay.endpoint !== request.endpoint) {
    throw new StripeProblem(
      400,
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${request.endpoint}' vs '${replay.endpoint}'). ${tryAnother}`,
      details,
    );
  }
  if (replay.params !== request.params) {
    throw new StripeProblem(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. ${tryAnother}`,
      details,
    );
  }
  return replay;
}

export function forgetOldReplays(replays: Record<string, Replay>, now: number): void {
  for (const [key, replay] of Object.entries(replays)) {
    if (replay.created + keptSeconds < now) delete replays[key];
  }
}
