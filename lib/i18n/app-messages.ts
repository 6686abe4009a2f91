import type { Locale } from './locales';
import { messages, type Messages } from './messages';

/** The namespaces that components of the web app read in the browser; `app-messages.test.ts` finds them in the code. */
const appNamespaces = [
  'Absent',
  'Account',
  'Auth',
  'BigScreen',
  'Billing',
  'ClassArchive',
  'ClassForm',
  'ClassPrivacy',
  'ClassSharing',
  'Conditions',
  'ConfirmEmail',
  'Conflict',
  'DayField',
  'CardQuestion',
  'ClosingCosts',
  'Departure',
  'Device',
  'DeskList',
  'Download',
  'CorrectMap',
  'DrawRoom',
  'Editing',
  'EmailNotice',
  'EmptyDesks',
  'Errors',
  'Exam',
  'ExampleMap',
  'FirstSteps',
  'Frame',
  'Groups',
  'Guest',
  'Home',
  'Import',
  'KeptWork',
  'LessonList',
  'LinkList',
  'LoadFailed',
  'MailNames',
  'Maker',
  'Map',
  'MapHistory',
  'MapList',
  'MapPlan',
  'MapQuestions',
  'MapSuggestions',
  'Metadata',
  'NewPassword',
  'NoPlan',
  'Office',
  'OfficeBankFile',
  'OfficeBooks',
  'OfficeFailures',
  'OfficeAccount',
  'OfficeInvoice',
  'OfficeUnmatched',
  'Order',
  'OwnerlessClasses',
  'Picker',
  'Plan',
  'PlanCheckout',
  'Pricing',
  'Pupils',
  'Result',
  'RightEnded',
  'Room',
  'RoomEditor',
  'RoomForm',
  'RoomKinds',
  'RoomStart',
  'RoomStep',
  'Rooms',
  'School',
  'SchoolActivity',
  'SchoolCode',
  'SchoolMembers',
  'SchoolSeats',
  'SchoolSettings',
  'SchoolSheet',
  'SchoolYear',
  'Session',
  'Sharing',
  'Terms',
  'Try',
  'Workbench',
  'Workplace',
] as const satisfies (keyof Messages)[];

/** The texts that every page of the web app carries to the browser. */
export function appMessages(locale: Locale): Partial<Messages> {
  return Object.fromEntries(appNamespaces.map((name) => [name, messages[locale][name]]));
}

/** Namespaces that the page of a shared link reads in the browser; its test finds them in the code. */
const sharedNamespaces = [
  'DeskList',
  'Errors',
  'Frame',
  'Metadata',
  'Room',
  'RoomKinds',
  'Shared',
] as const satisfies (keyof Messages)[];

/** The texts that the page of a shared link carries to the browser. */
export function sharedMessages(locale: Locale): Partial<Messages> {
  return Object.fromEntries(sharedNamespaces.map((name) => [name, messages[locale][name]]));
}

/** Namespaces of the page that asks a school whether it goes on after its trial. */
const answerNamespaces = [
  'Errors',
  'Frame',
  'Metadata',
  'Order',
  'Plan',
  'Pricing',
  'TrialQuestion',
] as const satisfies (keyof Messages)[];

export function answerMessages(locale: Locale): Partial<Messages> {
  return Object.fromEntries(answerNamespaces.map((name) => [name, messages[locale][name]]));
}
