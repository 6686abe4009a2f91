import { sessionCalls } from '@/lib/contracts/account/session';
import { siteCalls } from '@/lib/contracts/site-calls';
import { isSubscriptionActive } from '@/lib/core/billing/plan-in-force';
import { ApiError, callApi } from '@/lib/client/http/api-client';
import { askTwice } from '@/lib/client/http/ask-twice';

const pollIntervalMs = 3000;
const maxTries = 40;

export async function awaitSubscription(signal: AbortSignal): Promise<boolean> {
  for (let tries = 0; tries < maxTries && !signal.aborted; tries += 1) {
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
    if (signal.aborted) break;
    try {
      if (await askTwice(isActiveNow)) return !signal.aborted;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'notSignedIn') return false;
    }
  }
  return false;
}

async function isActiveNow(): Promise<boolean> {
  const { email } = await callApi(sessionCalls.readMe);
  const [teacher] = await callApi(siteCalls.findTeacher, { params: { email } });
  if (!teacher) return false;
  const end = teacher.personal_subscription_current_period_end;
  return isSubscriptionActive(
    teacher.has_active_personal_subscription,
    end === null ? null : Date.parse(end),
    Date.now(),
  );
}
