import 'server-only';
import type { conditionCalls } from '@/lib/contracts/conditions/conditions';
import { putConditions, readConditions } from './class-conditions';
import { limitChanges } from './limit-changes';
import type { Handlers } from '@/lib/server/http/create-api';

export const conditionsApi: Handlers<typeof conditionCalls> = {
  readConditions: ({ params, teacher, db }) => readConditions(db, teacher, params.classId),

  putConditions: async ({ params, body, teacher, db }) => {
    await limitChanges(db, teacher);
    return putConditions(db, teacher, params.classId, body, Date.now());
  },
};
