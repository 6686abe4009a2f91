/** A reader of what is told to a school. */
export interface SchoolReader {
  /** Whether the reader is an admin of the school, and not only the address for its invoices. */
  isAdmin: boolean;
}

/** Why the reader gets it. */
export const schoolReason = ({ isAdmin }: SchoolReader) =>
  isAdmin ? 'reason.admin' : 'reason.billing';
