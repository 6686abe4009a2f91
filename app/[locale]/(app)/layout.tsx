import { NextIntlClientProvider } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { Metadata } from 'next';
import { AppHeader } from '@/components/shell/app-header';
import { AppProviders } from '@/components/shell/app-providers';
import { MissingScript } from '@/components/shell/missing-script';
import { SkipLink } from '@/components/shell/skip-link';
import { FocusNet } from '@/components/ui/focus-net';
import type { Locale } from '@/lib/i18n/locales';
import { pickMessages } from '@/lib/i18n/pick-messages';

export const metadata: Metadata = { robots: { index: false } };

const namespaces = [
  'Absent',
  'Account',
  'Auth',
  'BigScreen',
  'Billing',
  'CardQuestion',
  'ClassArchive',
  'ClassForm',
  'ClassPrivacy',
  'ClassSharing',
  'ClassStart',
  'ClassTools',
  'ClosingCosts',
  'Conditions',
  'ConfirmEmail',
  'Conflict',
  'DayField',
  'Deleted',
  'Departure',
  'DeskList',
  'Device',
  'Download',
  'Drafts',
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
  'Home',
  'Import',
  'LessonList',
  'LinkList',
  'LoadFailed',
  'Map',
  'MapConflict',
  'MapFoot',
  'MapFromSheet',
  'MapHistory',
  'MapList',
  'MapQuestions',
  'MapRail',
  'MapScreen',
  'MapSuggestions',
  'Marks',
  'Metadata',
  'NewPassword',
  'NoPlan',
  'Order',
  'OwnerlessClasses',
  'Picker',
  'Plan',
  'PlanCheckout',
  'Pricing',
  'Pupils',
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
  'TermPlan',
  'Terms',
  'Try',
  'Visitor',
  'Workbench',
  'Workplace',
] as const;

export default async function AppLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  const t = await getTranslations('SiteMenu');
  return (
    <>
      <NextIntlClientProvider messages={pickMessages(locale as Locale, namespaces)}>
        <AppProviders>
          <SkipLink text={t('skip')} />
          <AppHeader />
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto max-w-6xl px-4 py-8 break-words outline-none has-[.workplace]:max-w-none has-[.workplace]:p-0 sm:px-6 sm:py-12 print:max-w-none print:p-0"
          >
            {children}
          </main>
          <FocusNet />
        </AppProviders>
        <MissingScript />
      </NextIntlClientProvider>
    </>
  );
}
