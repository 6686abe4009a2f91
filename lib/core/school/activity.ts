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

/** The numbers in an entry of the activity log. An entry never contains a name. */
export interface ActivityDetail {
  /**
   * Number of classes in the entry: those that got a new owner, moved up a grade, were archived, or are shown by a
   * link.
   */
  classes?: number;
  /** First calendar year of the school year for which the classes moved up a grade. */
  schoolYear?: number;
}

/** Number of days for which an entry of the activity log is stored. */
export const activityKeptDays = 730;
