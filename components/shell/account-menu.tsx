'use client';

import {
  BookOpen,
  Briefcase,
  ChevronDown,
  CircleUserRound,
  CreditCard,
  LogOut,
  School,
  UserRoundCog,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useId, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Name } from '@/components/ui/name';
import { SiteLink } from '@/components/ui/site-link';
import { useDisclosure } from '@/components/ui/use-disclosure';
import { useAccount } from '@/lib/client/account/account';
import type { SubscriptionInfo, UserInfo } from '@/lib/client/account/load-user';
import { OwnDeviceChoice } from './own-device-choice';
import { usePlanText } from './use-plan-text';

const itemClass =
  'rounded-desk hover:bg-birch flex min-h-11 items-center gap-3 px-3 py-2 font-semibold';

export function AccountMenu(props: {
  user: UserInfo;
  subscription: SubscriptionInfo;
  onLeave: () => void;
  children?: ReactNode;
}) {
  const { user, subscription, onLeave } = props;
  const t = useTranslations('Frame');
  const id = useId();
  const { isOpen, close, frameProps, buttonProps } = useDisclosure();
  const plan = usePlanText()(subscription);
  const account = useAccount({ enabled: isOpen }).data;
  const isUnconfirmed = account?.isEmailVerified === false;

  return (
    <div {...frameProps} className="sm:relative">
      <button
        type="button"
        {...buttonProps}
        aria-controls={id}
        aria-label={t('accountOf', { name: user.name })}
        className={buttonClass({ look: 'quiet', size: 'small', className: 'min-w-11 max-sm:px-0' })}
      >
        <CircleUserRound aria-hidden className="size-6 sm:size-5" />
        <Name data-elsewhere className="max-w-40 truncate max-sm:hidden">
          {user.name}
        </Name>
        <ChevronDown aria-hidden data-elsewhere className="size-4 max-sm:hidden" />
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className="border-line bg-surface shadow-card absolute top-full right-4 z-40 mt-2 w-72 max-w-[calc(100vw-2rem)] rounded-2xl border p-2 sm:right-0"
      >
        <div className="border-line mb-2 border-b px-3 pt-2 pb-3 break-words">
          <p className="font-semibold">
            <Name>{user.name}</Name>
          </p>
          <p className="text-ink-soft text-sm">{user.email}</p>
        </div>
        <Link href="/app/account" onClick={close} className={itemClass}>
          <Icon>
            <UserRoundCog />
          </Icon>
          <span>
            {t('toAccount')}
            {isUnconfirmed && (
              <span className="text-ink-soft block text-sm font-normal">{t('unconfirmed')}</span>
            )}
          </span>
        </Link>
        {user.school_id && (
          <Link href="/app/school" onClick={close} className={itemClass}>
            <Icon>
              <School />
            </Icon>
            {t('toSchool')}
          </Link>
        )}
        {account?.isClerk && (
          <Link href="/app/office" onClick={close} className={itemClass}>
            <Icon>
              <Briefcase />
            </Icon>
            {t('toOffice')}
          </Link>
        )}
        <Link href="/app/billing" onClick={close} className={itemClass}>
          <Icon>
            <CreditCard />
          </Icon>
          <span>
            {t('billing')}
            <span className="text-ink-soft block text-sm font-normal">{plan}</span>
          </span>
        </Link>
        <SiteLink href="/pages/guide" className={itemClass}>
          <Icon>
            <BookOpen />
          </Icon>
          {t('help')}
        </SiteLink>
        {isOpen && <OwnDeviceChoice teacherId={user.id} />}
        {isOpen && props.children}
        <Button
          look="secondary"
          className="mt-2 w-full"
          onClick={() => {
            close();
            onLeave();
          }}
        >
          <LogOut aria-hidden className="size-4" />
          {t('signOut')}
        </Button>
      </div>
    </div>
  );
}

function Icon({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden className="text-green shrink-0 [&>svg]:size-5">
      {children}
    </span>
  );
}
