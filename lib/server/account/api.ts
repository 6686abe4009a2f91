import 'server-only';
import type { accountCalls } from '@/lib/contracts/account/account';
import type { sessionCalls } from '@/lib/contracts/account/session';
import type { teacherCalls } from '@/lib/contracts/account/teachers';
import { toTeacher } from '@/lib/server/access/find-teacher';
import { readTrialEnd } from '@/lib/server/access/plan-facts';
import { acceptTerms } from './accept-terms';
import { deleteAccount } from './delete-account';
import { disownAccount } from './disown-account';
import { exportAccount } from './export-account';
import { finishDeletions } from './finish-deletions';
import { leaveSchool } from './leave-school';
import { readDeparture } from './read-departure';
import { recordExport } from './record-export';
import { renameTeacher } from './rename-teacher';
import { toAccount } from './to-account';
import { confirmEmail } from '@/lib/server/auth/confirm-email';
import { issueCsrfToken, checkCsrfToken } from '@/lib/server/auth/csrf';
import { describeIdentity } from '@/lib/server/auth/describe-identity';
import { endSessions, endSessionById, endSession } from '@/lib/server/auth/end-sessions';
import { listSessions } from '@/lib/server/auth/list-sessions';
import { mayMailReset } from '@/lib/server/auth/may-mail-reset';
import { isOwnEmail } from '@/lib/server/auth/own-email';
import { recoverEmail } from '@/lib/server/auth/recover-email';
import { sendPasswordReset } from '@/lib/server/auth/send-password-reset';
import { sendVerificationMail } from '@/lib/server/auth/send-verification-mail';
import { expiredSessionCookies, sessionCookies } from '@/lib/server/auth/session-cookie';
import { setNewPassword } from '@/lib/server/auth/set-new-password';
import { verifyFreshIdToken, beginSession } from '@/lib/server/auth/sign-in';
import { endCard } from '@/lib/server/billing/card/end-card';
import { expireAbandonedCheckouts } from '@/lib/server/billing/card/expire-abandoned-checkouts';
import { AppError } from '@/lib/server/errors/app-error';
import { findAddresses } from '@/lib/server/http/addresses';
import { clientNetwork } from '@/lib/server/http/client-network';
import type { Handlers } from '@/lib/server/http/create-api';
import { streamText } from '@/lib/server/http/stream-text';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { welcome } from '@/lib/server/mail/welcome';
import { wakeSender } from '@/lib/server/mail/wake-sender';
import { limitLicenceCodes } from '@/lib/server/school/limit-licence-codes';
import { recordLogin } from '@/lib/server/school/record-login';
import { registerTeacher } from '@/lib/server/school/register-teacher';

export const accountApi: Handlers<typeof accountCalls & typeof sessionCalls & typeof teacherCalls> =
  {
    readAccount: async ({ session, teacher }) => toAccount(teacher, session),

    renameAccount: async ({ body, session, teacher, db }) =>
      toAccount(await renameTeacher(db, teacher, body.name), session),

    readDeparture: async ({ teacher, db }) => readDeparture(db, teacher, Date.now()),

    deleteAccount: async ({ request, session, body, db }) => {
      await limitRate(db, { action: 'deletion', by: session.uid, max: 20, windowSeconds: 3600 });
      const { uid } = await verifyFreshIdToken(body.idToken, Date.now());
      if (uid !== session.uid) throw new AppError('idTokenRejected');
      await deleteAccount(db, uid, body.schoolClasses, Date.now());
      await finishDeletions(db, Date.now());
      return Response.json({ status: 'success' }, { headers: expiredSessionCookies(request) });
    },

    disownAccount: ({ request, body, db }) =>
      disownAccount(db, { code: body.code, network: clientNetwork(request) }, Date.now()),

    confirmEmail: ({ request, session, body, db }) =>
      confirmEmail(db, session, body.code, findAddresses(request).locale),

    recoverEmail: ({ request, body, db }) =>
      recoverEmail(db, { ...body, network: clientNetwork(request) }),

    endCard: async ({ teacher, db }) => {
      await limitRate(db, { action: 'endCard', by: teacher.id, max: 20, windowSeconds: 3600 });
      await endCard(db, teacher.id);
    },

    exportAccount: async ({ session, teacher, db }) => {
      await limitRate(db, { action: 'export', by: session.uid, max: 20, windowSeconds: 3600 });
      await recordExport(db, teacher);
      const now = new Date();
      const parts = exportAccount(db, teacher, session, now.getTime());
      return new Response(streamText(parts), {
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Disposition': `attachment; filename*=UTF-8''klassekart-${now.toISOString().slice(0, 10)}.json`,
        },
      });
    },

    leaveSchool: async ({ body, teacher, db }) => {
      await leaveSchool(db, teacher, body);
    },

    listSessions: ({ session, db }) => listSessions(db, session, Date.now()),

    endOtherSessions: ({ session, db }) => endSessions(db, session.uid, session.id),

    endSession: ({ session, params, db }) => endSessionById(db, session, params.sessionId),

    acceptTerms: async ({ body, teacher, db }) => {
      await acceptTerms(db, teacher, body.version, Date.now());
    },

    sendVerificationMail: async ({ request, session, body, db }) => {
      if (session.isEmailVerified) return;
      const window = { action: 'verificationMail', windowSeconds: 3600 };
      await limitRate(db, { ...window, by: session.uid, max: 5 });
      const network = clientNetwork(request);
      await sendVerificationMail(db, session, { ...body, network });
    },

    readMe: ({ session }) => ({
      email: session.email,
    }),

    readCsrf: ({ request }) => {
      const { csrfToken, setCookie } = issueCsrfToken(request);
      return Response.json({ csrfToken }, { headers: { 'Set-Cookie': setCookie } });
    },

    readIdentity: () => describeIdentity(),

    setNewPassword: ({ request, body, db }) =>
      setNewPassword(db, { ...body, network: clientNetwork(request) }),

    sendPasswordReset: async ({ request, body, db }) => {
      const network = clientNetwork(request);
      if (await mayMailReset(db, { email: body.email, network })) await sendPasswordReset(db, body);
    },

    signIn: async ({ request, body, db }) => {
      checkCsrfToken(request, body.csrfToken);
      const value = await beginSession(db, request, body.idToken, Date.now()).catch(
        async (error: unknown) => {
          const isDeleted = error instanceof AppError && error.code === 'accountDeleted';
          if (isDeleted) await finishDeletions(db, Date.now());
          throw error;
        },
      );
      return Response.json({ status: 'success' }, { headers: sessionCookies(request, value) });
    },

    signOut: async ({ request, db }) => {
      await endSession(request, db);
      return Response.json({ status: 'success' }, { headers: expiredSessionCookies(request) });
    },

    registerTeacher: async ({ request, session, body, db }) => {
      await limitRate(db, { action: 'register', by: session.uid, max: 20, windowSeconds: 3600 });
      const { locale } = findAddresses(request);
      const register = () => registerTeacher(db, session, body, Date.now(), locale);
      const teacher =
        body.licenceCode === undefined
          ? await register()
          : await limitLicenceCodes(db, session, clientNetwork(request), register);
      if (session.isEmailVerified) await welcome(db, teacher, locale, Date.now());
      wakeSender();
      if (teacher.schoolId) await expireAbandonedCheckouts(db);
      return toTeacher(teacher, session, await readTrialEnd(db, teacher));
    },

    /** Finds only the caller by e-mail address, because the response must not reveal other accounts. */
    findTeacher: async ({ session, params, db }) => {
      const teacher = isOwnEmail(session, params.email) ? session.teacher : undefined;
      return teacher ? [toTeacher(teacher, session, await readTrialEnd(db, teacher))] : [];
    },

    recordLogin: async ({ params, teacher, db }) => {
      await recordLogin(db, teacher, params.teacherId, Date.now());
    },
  };
