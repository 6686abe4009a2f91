/** The dates of a map: its creation, and its first day in a plan. */
export interface Dated {
  createdAt: string;
  /** The first day in a plan, `YYYY-MM-DD`; null for a map without a plan. */
  plannedFor: string | null;
}

/** The date of a map: the start of its day in a plan (UTC), otherwise its creation. */
export const mapDate = ({ plannedFor, createdAt }: Dated): Date =>
  new Date(plannedFor ?? createdAt);
