'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { notify } from '@/components/ui/notifications';
import { SiteLink } from '@/components/ui/site-link';
import { checkSession } from '@/lib/client/auth/session-store';
import { useRenewal } from '@/lib/client/billing/billing';
import { useErrorText } from '@/lib/client/http/use-error-text';
import type { SchoolBilling } from '@/lib/contracts/billing';
import { UpgradeDialog } from './upgrade-dialog';
import { useBillingText } from './use-billing-text';

const changing: readonly SchoolBilling['state'][] = ['continued', 'active', 'overdue', 'grace'];
const resuming: readonly SchoolBilling['state'][] = ['cancelled', 'overdue', 'grace'];
const growing: readonly SchoolBilling['state'][] = ['continued', 'active', 'cancelled'];

/** What an admin can do about the school's subscription as it stands. */
export function SchoolActions({ schoolId, billing }: { schoolId: string; billing: SchoolBilling }) {
  const t = useTranslations('Billing.actions');
  const billingText = useTranslations('Billing');
  const errorText = useErrorText('reading');
  const { date } = useBillingText();
  const renewal = useRenewal(schoolId);
  const [open, setOpen] = useState<'cancel' | 'upgrade'>();
  const { state, plan, isRenewing, endsOn } = billing;
  const onChanged = () => {
    notify({ type: 'success', message: billingText('updated') });
    void checkSession();
  };
  if (plan === null || state === 'suspended') {
    return (
      <SiteLink href="/#pricing" className={buttonClass({})}>
        {billingText('seePlans')}
      </SiteLink>
    );
  }
  return (
    <>
      {growing.includes(state) && plan !== 'schoolL' && (
        <Button look="secondary" onClick={() => setOpen('upgrade')}>
          {t('upgrade')}
        </Button>
      )}
      {isRenewing && changing.includes(state) && (
        <Button look="secondary" onClick={() => setOpen('cancel')}>
          {t('cancel')}
        </Button>
      )}
      {!isRenewing && resuming.includes(state) && (
        <Button
          busy={renewal.isPending}
          onClick={() =>
            renewal.mutate('resume', {
              onSuccess: onChanged,
              onError: (error) => notify({ type: 'error', message: errorText(error) }),
            })
          }
        >
          {t('resume')}
        </Button>
      )}
      <ConfirmDialog
        open={open === 'cancel'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'cancel' : undefined)}
        title={t('cancelTitle')}
        text={t(state === 'continued' ? 'cancelTrial' : 'cancelText', {
          day: endsOn ? date(endsOn) : '',
        })}
        confirmLabel={t('cancel')}
        cancelLabel={t('keep')}
        describeError={errorText}
        onConfirm={async () => {
          await renewal.mutateAsync('cancel');
          onChanged();
        }}
      />
      {open === 'upgrade' && (
        <UpgradeDialog
          schoolId={schoolId}
          onClose={() => setOpen(undefined)}
          onChanged={onChanged}
        />
      )}
    </>
  );
}
