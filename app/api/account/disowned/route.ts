import { mailedCodeSchema } from '@/lib/contracts/account/account';
import { disownAccount } from '@/lib/server/account/disown-account';
import { clientNetwork } from '@/lib/server/http/client-network';
import { route } from '@/lib/server/http/route';

export const POST = route({ session: 'none', body: mailedCodeSchema }, ({ request, body, db }) =>
  disownAccount(db, { code: body.code, network: clientNetwork(request) }, Date.now()),
);
