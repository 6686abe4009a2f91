import type { KeptConditions, PutConditions } from '@/lib/contracts/conditions/conditions';
import type { FakeAnswer, FakeCall } from '@/lib/client/http/testing/fake-api';

export const nothingKept: KeptConditions = { version: 0, conditions: [], lapsed: [] };

export function keepsConditions({ body }: FakeCall): FakeAnswer {
  const { version, conditions } = body as PutConditions;
  return { body: { version: version + 1, conditions, lapsed: [] } satisfies KeptConditions };
}
