/** Kinds of entries in a school's activity log. */
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

/** Numbers beside an entry of the log; it never holds a name. */
export interface ActivityDetail {
  /** How many classes got a new owner, moved up, were archived or are shown by a link. */
  classes?: number;
  /** First calendar year of the school year that began. */
  schoolYear?: number;
}

/** How long an entry is kept. */
export const activityKeptDays = 730;
