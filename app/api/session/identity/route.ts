import { describeIdentity } from '@/lib/server/auth/describe-identity';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'none' }, () => describeIdentity());
