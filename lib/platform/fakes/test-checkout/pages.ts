import type { Account } from './account';
import { missingPage } from './document';
import { hostedPage } from './hosted-page';
import { actInPortal, findPortal, findReceipt } from './portal';
import { portalPage, receiptPage } from './portal-page';

type Form = Record<string, unknown> | undefined;

interface Page {
  status: number;
  headers: Record<string, string>;
  html?: string;
}

/** Redirects with status 303, so that reloading the page repeats no form post. */
const redirect = (location: string): Page => ({ status: 303, headers: { location } });

function show(html: string | undefined): Page {
  return {
    status: html ? 200 : 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    },
    html: html ?? missingPage(),
  };
}

function payment(account: Account, id: string, form: Form): Page {
  const session = account.findSession(id);
  if (!session) return show(undefined);
  const action = form?.action;
  const isPayment = action === 'pay' || action === 'fail';
  if (isPayment && session.status === 'open') account.completeSession(id, action === 'pay');
  if (isPayment && session.status === 'complete') {
    return redirect(session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', id));
  }
  if (action === 'cancel' && session.cancel_url) return redirect(session.cancel_url);
  return show(hostedPage(session));
}

function portal(account: Account, id: string, form: Form): Page {
  const session = findPortal(account, id);
  if (!session) return show(undefined);
  if (!form) return show(portalPage(account, session));
  actInPortal(account, session, form);
  return redirect(session.url);
}

export function answerPage(account: Account, pathname: string, form: Form): Page | undefined {
  const [, kind, id = ''] = /^\/(c\/pay|p\/session|i)\/(\w+)$/.exec(pathname) ?? [];
  if (kind === 'c/pay') return payment(account, id, form);
  if (kind === 'p/session') return portal(account, id, form);
  if (kind !== 'i') return undefined;
  const receipt = findReceipt(account, id);
  return show(receipt && receiptPage(receipt));
}
