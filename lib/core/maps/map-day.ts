/** What says when a map is or was meant to be used: the first day of a map of a plan, otherwise when it was made. */
export interface Dated {
  createdAt: string;
  /** `YYYY-MM-DD`. */
  plannedFor?: string | null;
}

/** The moment by which a map is dated: the start of its day in a plan (UTC), otherwise when it was made. */
export const mapDate = ({ plannedFor, createdAt }: Dated): Date =>
  new Date(plannedFor ?? createdAt);
