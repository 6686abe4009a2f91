import 'server-only';
import type { billingCalls } from '@/lib/contracts/billing/billing';
import type { checkoutCalls } from '@/lib/contracts/billing/checkout';
import type { orderOptionCalls } from '@/lib/contracts/billing/order-options';
import type { orderCalls } from '@/lib/contracts/billing/orders';
import type { subscriptionCalls } from '@/lib/contracts/billing/subscription';
import type { trialCalls } from '@/lib/contracts/billing/trial';
import { readSession } from '@/lib/server/auth/read-session';
import { cancelSubscription, resumeSubscription } from './agreement/cancel-agreement';
import { listUpgrades, upgradeSubscription } from './agreement/upgrade-agreement';
import { createCheckout } from './card/create-checkout';
import { createPortal, finishPortal } from './card/customer-portal';
import { finishCheckout } from './card/finish-checkout';
import { listReceipts } from './card/list-receipts';
import { receiveEvent } from './card/receive-event';
import { verifyEvent } from './card/verify-event';
import { orderPlan } from './orders/order-plan';
import { readOrderOptions } from './orders/read-order-options';
import { changePayer } from './overview/change-payer';
import { listInvoices } from './overview/list-invoices';
import { readSchoolBilling } from './overview/read-school-billing';
import { readTeacherBilling } from './overview/read-teacher-billing';
import { renderInvoice } from './overview/render-invoice';
import { answerTrialQuestion, readTrialQuestion } from './trial/answer-trial-question';
import { readCursor } from '@/lib/server/database/page-cursor';
import { toErrorResponse } from '@/lib/server/errors/error-response';
import { withDeadline } from '@/lib/server/errors/with-deadline';
import { findAddresses, isOwnAddress } from '@/lib/server/http/addresses';
import { clientNetwork } from '@/lib/server/http/client-network';
import type { Handlers } from '@/lib/server/http/create-api';
import { attachment, fileResponse } from '@/lib/server/http/file-response';
import { limitRate } from '@/lib/server/limits/rate-limit';

const hidden = { 'X-Robots-Tag': 'noindex' };

const returnMs = 3000;

export const billingApi: Handlers<
  typeof billingCalls &
    typeof orderCalls &
    typeof orderOptionCalls &
    typeof subscriptionCalls &
    typeof trialCalls &
    typeof checkoutCalls
> = {
  readSchoolBilling: ({ params, teacher, db }) =>
    readSchoolBilling(db, teacher, params.schoolId, Date.now()),

  changePayer: async ({ params, body, teacher, db }) => {
    await limitRate(db, { action: 'payer', by: teacher.id, max: 30, windowSeconds: 3600 });
    return changePayer(db, teacher, params.schoolId, body);
  },

  listSchoolInvoices: ({ query, params, teacher, db }) =>
    listInvoices(db, teacher, params.schoolId, readCursor(query.after), Date.now()),

  renderInvoiceEhf: async ({ params, teacher, db }) => {
    const { content, name } = await renderInvoice(db, teacher, params, 'ehf');
    return fileResponse(content, 'application/xml', attachment(name));
  },

  renderInvoicePdf: async ({ params, teacher, db }) => {
    const { content, name } = await renderInvoice(db, teacher, params, 'pdf');
    return fileResponse(content, 'application/pdf', attachment(name));
  },

  readTeacherBilling: ({ params, teacher, db }) =>
    readTeacherBilling(db, teacher, params.teacherId, Date.now()),

  listReceipts: async ({ params, teacher, db }) => {
    await limitRate(db, { action: 'receipts', by: teacher.id, max: 120, windowSeconds: 3600 });
    return listReceipts(teacher, params.teacherId);
  },

  orderPlan: async ({ request, params, body, teacher, db }) => {
    await limitRate(db, { action: 'order', by: teacher.id, max: 30, windowSeconds: 3600 });
    const { locale } = findAddresses(request);
    return orderPlan(db, teacher, params.schoolId, body, Date.now(), locale);
  },

  readOrderOptions: ({ params, teacher, db }) =>
    readOrderOptions(db, teacher, params.schoolId, Date.now()),

  cancelSubscription: ({ params, teacher, db }) =>
    cancelSubscription(db, teacher, params.schoolId, Date.now()),

  resumeSubscription: ({ params, teacher, db }) =>
    resumeSubscription(db, teacher, params.schoolId, Date.now()),

  listUpgrades: ({ params, teacher, db }) => listUpgrades(db, teacher, params.schoolId, Date.now()),

  upgradeSubscription: async ({ params, body, teacher, db }) => {
    await limitRate(db, { action: 'order', by: teacher.id, max: 30, windowSeconds: 3600 });
    return upgradeSubscription(db, teacher, params.schoolId, body, Date.now());
  },

  readTrialQuestion: async ({ request, params, db }) => {
    const question = await readTrialQuestion(db, params.token, clientNetwork(request), Date.now());
    return Response.json(question, { headers: hidden });
  },

  answerTrialQuestion: async ({ request, params, body, db }) => {
    const network = clientNetwork(request);
    const question = await answerTrialQuestion(db, params.token, network, body, Date.now());
    return Response.json(question, { headers: hidden });
  },

  createCheckout: async ({ request, body, teacher, db }) => {
    await limitRate(db, { action: 'checkout', by: teacher.id, max: 60, windowSeconds: 3600 });
    return createCheckout(db, teacher, body, findAddresses(request), Date.now());
  },

  createPortal: async ({ request, teacher, db }) => {
    await limitRate(db, { action: 'portal', by: teacher.id, max: 60, windowSeconds: 3600 });
    return createPortal(teacher, findAddresses(request));
  },

  finishPortal: async ({ request, db, requestId }) => {
    const finish = async () => {
      const by = clientNetwork(request);
      await limitRate(db, { action: 'portalReturn', by, max: 100, windowSeconds: 600 });
      await finishPortal(db, await readSession(request, db, Date.now()));
    };
    // The browser comes from Stripe's customer portal and must be redirected even after an error. Stripe's events store
    // the changes later.
    await finish().catch((error: unknown) => toErrorResponse(error, requestId));
    return new Response(null, {
      status: 303,
      headers: { Location: `${findAddresses(request).app}/billing` },
    });
  },

  finishCheckout: async ({ request, query, db, requestId }) => {
    const { site } = findAddresses(request);
    const finish = async () => {
      const by = clientNetwork(request);
      await limitRate(db, { action: 'checkoutReturn', by, max: 100, windowSeconds: 600 });
      const sessionId = query.session_id ?? null;
      return finishCheckout(db, sessionId, site, (address) => isOwnAddress(request, address));
    };
    const location = await withDeadline(finish(), returnMs).catch((error: unknown) => {
      // The browser comes from the card checkout and must be redirected even after an error. Stripe's events store the
      // result later.
      toErrorResponse(error, requestId);
      return `${site}?pending=true`;
    });
    return new Response(null, { status: 303, headers: { Location: location } });
  },

  receiveEvent: async ({ request, body, db }) => {
    await receiveEvent(db, verifyEvent(body, request.headers.get('stripe-signature')));
    return { received: true };
  },
};
