export interface Dated {
  createdAt: string;
  /** First day on which a term plan uses the map, as `YYYY-MM-DD`; null if no term plan has the map. */
  plannedFor: string | null;
}

/**
 * Returns the date of a seating map: the first day in a term plan (midnight in UTC), otherwise the time of creation.
 */
export const mapDate = ({ plannedFor, createdAt }: Dated): Date =>
  new Date(plannedFor ?? createdAt);
