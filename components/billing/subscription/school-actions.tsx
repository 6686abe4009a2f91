'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useRefusalText } from '@/components/billing/plans/use-refusal-text';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { notify } from '@/components/ui/notifications';
import { SiteLink } from '@/components/ui/site-link';
import { checkSession } from '@/lib/client/account/session-store';
import { useOrderOptions, useRenewal } from '@/lib/client/billing/billing';
import { useErrorText } from '@/lib/client/http/use-error-text';
import type { SchoolBilling } from '@/lib/contracts/billing/billing';
import { planRefusals } from '@/lib/core/billing/checkout';
import { tiers } from '@/lib/core/billing/plans';
import { UpgradeDialog } from './upgrade-dialog';
import { useBillingText } from '@/lib/client/page/use-billing-text';

/** A plan that was cancelled before its first billing period cannot be resumed. */
const resuming = (state: SchoolBilling['state']) => state !== 'continued';

function useLarger(schoolId: string, plan: SchoolBilling['plan']) {
  const { data } = useOrderOptions(schoolId);
  const current = tiers.findIndex(({ slug }) => slug === plan);
  const larger = tiers.slice(current + 1);
  const refusalText = useRefusalText(larger.at(-1) ?? tiers.at(-1)!, data ?? null);
  const refusals = data ? larger.map((tier) => planRefusals(tier, data)) : [];
  const isRefused = refusals.length > 0 && refusals.every((each) => each.length > 0);
  return { larger, refusal: isRefused ? refusalText(refusals.at(-1)![0]!) : undefined };
}

export function SchoolActions({ schoolId, billing }: { schoolId: string; billing: SchoolBilling }) {
  const t = useTranslations('Billing.actions');
  const billingText = useTranslations('Billing');
  const errorText = useErrorText('reading');
  const { date } = useBillingText();
  const renewal = useRenewal(schoolId);
  const [open, setOpen] = useState<'cancel' | 'upgrade'>();
  const { state, plan, isRenewing, endsOn } = billing;
  const { larger, refusal } = useLarger(schoolId, plan);
  const noteId = useId();
  const onChanged = () => {
    notify({ type: 'success', message: billingText('updated') });
    void checkSession();
  };
  if (plan === null) {
    return (
      <SiteLink href="/#pricing" className={buttonClass({})}>
        {billingText('seePlans')}
      </SiteLink>
    );
  }
  return (
    <>
      {larger.length > 0 && (
        <Button
          look="secondary"
          unavailable={refusal !== undefined}
          aria-describedby={refusal && noteId}
          onClick={() => setOpen('upgrade')}
        >
          {t('upgrade')}
        </Button>
      )}
      {isRenewing && (
        <Button look="secondary" onClick={() => setOpen('cancel')}>
          {t('cancel')}
        </Button>
      )}
      {!isRenewing && resuming(state) && (
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
      {refusal && (
        <p id={noteId} className="text-ink-soft basis-full text-sm">
          {refusal}
        </p>
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
