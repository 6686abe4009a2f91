export interface SchoolReader {
  isAdmin: boolean;
}

export const schoolReason = ({ isAdmin }: SchoolReader) =>
  isAdmin ? 'reason.admin' : 'reason.billing';
