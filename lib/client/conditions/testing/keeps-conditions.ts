import type { KeptConditions, PutConditions } from '@/lib/contracts/conditions/conditions';
import type { FakeAnswer, FakeCall } from '@/lib/client/http/testing/fake-api';

/** A class that has never kept conditions. */
export const nothingKept: KeptConditions = { version: 0, conditions: [], lapsed: [] };

/** Answers `PUT /classes/{id}/conditions` as the server does where nothing is in the way. */
export function keepsConditions({ body }: FakeCall): FakeAnswer {
  const { version, conditions } = body as PutConditions;
  return { body: { version: version + 1, conditions, lapsed: [] } satisfies KeptConditions };
}
