import type { TeacherRow } from '@/lib/server/access/find-teacher';
import type { Day } from './days';
import type { FoundDocument } from './found-books';
import type { Possible } from './possible-schools';

export interface KnownPayment {
  id: string;
  number: number;
  amountOre: number;
}

/** A school of the simulation: what it is like, what is known of it, and what it may be. */
export interface SimSchool {
  name: string;
  registeredOn: Day;
  /** Null until it has registered. */
  id: string | null;
  admin: TeacherRow | null;
  /** Its teachers beside the admin. */
  members: TeacherRow[];
  /** Its last teacher has left. */
  isClosed: boolean;
  /** How it pays: of 100 invoices so many in time, and so many at all. */
  paysInTime: number;
  paysAtAll: number;
  /** Where its invoices go; null for EHF. */
  email: string | null;
  organizationNumber: string;
  possible: Possible;
  invoices: FoundDocument[];
  payments: KnownPayment[];
  /** Invoices that are to be paid on a day, with the part in percent. */
  plannedPayments: { on: Day; document: FoundDocument; percent: number; byBank: boolean }[];
  /** Found since the last comparison that succeeded. */
  newDocuments: FoundDocument[];
  newMails: string[];
  /** A difference was found: nothing after it can be compared. */
  isLost: boolean;
}
