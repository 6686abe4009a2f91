import { contactSchema } from '@/lib/contracts/site/contact';
import { clientNetwork } from '@/lib/server/http/client-network';
import { route } from '@/lib/server/http/route';
import { wakeSender } from '@/lib/server/mail/wake-sender';
import { writeToOffice } from '@/lib/server/mail/write-to-office';

export const POST = route(
  { session: 'none', body: contactSchema },
  async ({ request, body, db }) => {
    await writeToOffice(db, body, clientNetwork(request), Date.now());
    wakeSender();
  },
);
