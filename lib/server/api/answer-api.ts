import 'server-only';
import { calls } from '@/lib/contracts/calls';
import { accountApi } from '@/lib/server/account/api';
import { billingApi } from '@/lib/server/billing/api';
import { officeApi } from '@/lib/server/billing/office/api';
import { classesApi } from '@/lib/server/classes/api';
import { conditionsApi } from '@/lib/server/conditions/api';
import { createApi } from '@/lib/server/http/create-api';
import { jobsApi } from '@/lib/server/jobs/api';
import { mapsApi } from '@/lib/server/maps/api';
import { roomsApi } from '@/lib/server/rooms/api';
import { schoolApi } from '@/lib/server/school/api';
import { otherApi } from './other-calls';

export const answerApi = createApi(calls, {
  ...accountApi,
  ...billingApi,
  ...classesApi,
  ...conditionsApi,
  ...jobsApi,
  ...mapsApi,
  ...officeApi,
  ...otherApi,
  ...roomsApi,
  ...schoolApi,
});
