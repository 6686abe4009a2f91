import type { Account } from '@/lib/contracts/account/account';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import type { Session } from '@/lib/server/auth/read-session';

/** The signed-in teacher's account. The address is the one that the identity provider knows. */
export function toAccount(teacher: TeacherRow, session: Session): Account {
  return {
    name: teacher.name,
    email: session.email,
    isEmailVerified: session.isEmailVerified,
    isClerk: session.isClerk,
  };
}
