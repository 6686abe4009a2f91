/** The days of a map: when it was made, and its first day in a plan. */
export interface Dated {
  createdAt: string;
  /** `YYYY-MM-DD`; null for a map that is in no plan. */
  plannedFor: string | null;
}

/** The moment by which a map is dated: the start of its day in a plan (UTC), otherwise when it was made. */
export const mapDate = ({ plannedFor, createdAt }: Dated): Date =>
  new Date(plannedFor ?? createdAt);
