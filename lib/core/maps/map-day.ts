export interface Dated {
  createdAt: string;
  /** First day of a map in a plan as `YYYY-MM-DD`; null for a map without a plan. */
  plannedFor: string | null;
}

/** Returns the date of a map: its first day in a plan (start of the day in UTC), otherwise its creation. */
export const mapDate = ({ plannedFor, createdAt }: Dated): Date =>
  new Date(plannedFor ?? createdAt);
