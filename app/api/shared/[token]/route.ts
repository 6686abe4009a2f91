import { clientNetwork } from '@/lib/server/http/client-network';
import { route } from '@/lib/server/http/route';
import { countView } from '@/lib/server/maps/share/count-view';
import { readShared } from '@/lib/server/maps/share/read-shared';

export const GET = route({ session: 'none' }, async ({ request, params, db }) => {
  const nowMs = Date.now();
  const opened = await readShared(db, params.token!, clientNetwork(request), nowMs);
  const isAgain = new URL(request.url).searchParams.has('again');
  if (!isAgain && request.method !== 'HEAD') await countView(request, db, opened, nowMs);
  return Response.json(opened.shared, { headers: { 'X-Robots-Tag': 'noindex' } });
});
