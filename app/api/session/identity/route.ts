import { describeIdentity } from '@/lib/server/auth/describe-identity';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'none' }, () => describeIdentity());

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');
