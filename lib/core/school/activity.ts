export const activityKinds = [
  'schoolCreated',
  'joined',
  'left',
  'removed',
  'readmitted',
  'schoolChanged',
  'payerChanged',
  'payerChangedByOffice',
  'trialExtendedByOffice',
  'numberCorrectedByOffice',
  'reopenedByOffice',
  'planOrdered',
  'planUpgraded',
  'subscriptionCancelled',
  'subscriptionResumed',
  'trialAnsweredYes',
  'trialAnsweredNo',
  'codeChanged',
  'codeMailed',
  'adminMade',
  'adminEnded',
  'handedOver',
  'classOwnerChanged',
  'classArchived',
  'classRestored',
  'classDeleted',
  'yearMoved',
  'yearMoveUndone',
  'exported',
  'shared',
  'deleted',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** Numbers in an entry of a school's activity log. An entry never contains a name. */
export interface ActivityDetail {
  /**
   * Number of classes that an activity changed or shared. Example: number of classes that a leaving teacher handed over
   * to a colleague.
   */
  classes?: number;
  /** First calendar year of the school year for which classes moved up a grade. Example: 2026 means 2026/27. */
  schoolYear?: number;
}

export const activityKeptDays = 730;
