import type { Account } from '@/lib/contracts/account/account';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import type { Session } from '@/lib/server/auth/read-session';

export function toAccount(teacher: TeacherRow, session: Session): Account {
  return {
    name: teacher.name,
    email: session.email,
    isEmailVerified: session.isEmailVerified,
    isClerk: session.isClerk,
  };
}
