import type { Locale } from './locales';
import { messages, type Messages } from './messages';

/** The namespaces that components of the web app read in the browser; `app-messages.test.ts` finds them in the code. */
const appNamespaces = [
  'Absent',
  'Auth',
  'BigScreen',
  'ClassArchive',
  'ClassForm',
  'ClassSharing',
  'Conditions',
  'Conflict',
  'DayField',
  'DeskList',
  'Download',
  'CorrectMap',
  'DrawRoom',
  'EmptyDesks',
  'Errors',
  'ExampleMap',
  'FirstSteps',
  'Frame',
  'Home',
  'Import',
  'LoadFailed',
  'Maker',
  'Map',
  'MapHistory',
  'MapList',
  'MapQuestions',
  'MapSuggestions',
  'Metadata',
  'NewPassword',
  'Order',
  'Plan',
  'PlanCheckout',
  'Pricing',
  'Pupils',
  'Result',
  'Room',
  'RoomEditor',
  'RoomForm',
  'RoomKinds',
  'RoomStart',
  'RoomStep',
  'Rooms',
  'Session',
  'Workbench',
] as const satisfies (keyof Messages)[];

/** The texts that every page of the web app carries to the browser. */
export function appMessages(locale: Locale): Partial<Messages> {
  return Object.fromEntries(appNamespaces.map((name) => [name, messages[locale][name]]));
}
