'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useUpgrade, useUpgrades } from '@/lib/client/billing/billing';
import { useErrorText } from '@/lib/client/http/use-error-text';
import type { Upgrade } from '@/lib/contracts/subscription';
import { tiers } from '@/lib/core/billing/tiers';
import { useBillingText } from './use-billing-text';

interface UpgradeDialogProps {
  schoolId: string;
  onClose: () => void;
  onChanged: () => void;
}

/** Shows what a larger plan costs from today, before it is changed to. */
export function UpgradeDialog({ schoolId, onClose, onChanged }: UpgradeDialogProps) {
  const t = useTranslations('Billing.upgrade');
  const pricing = useTranslations('Pricing');
  const errorText = useErrorText('reading');
  const { data, error } = useUpgrades(schoolId);
  const upgrade = useUpgrade(schoolId);
  const [key] = useState(() => crypto.randomUUID());
  const [chosen, setChosen] = useState<string>();
  const selected = data?.find(({ lookup_key }) => lookup_key === chosen) ?? data?.[0];
  const toTier = (lookupKey: string) => tiers.find((one) => one.lookupKey.yearly === lookupKey)!;
  const problem = error ?? upgrade.error;

  const confirm = (one: Upgrade) =>
    upgrade.mutate(
      {
        client_key: key,
        lookup_key: one.lookup_key,
        credit_net_ore: one.credit?.net_ore ?? null,
        charge_net_ore: one.charge?.net_ore ?? null,
      },
      {
        onSuccess: () => {
          onClose();
          onChanged();
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !upgrade.isPending && onClose()}
      title={t('title')}
      description={t('text')}
      closeLabel={t('close')}
    >
      {!data && !error && <Skeleton label={t('loading')} rows={2} />}
      {data?.length === 0 && <p>{t('none')}</p>}
      {selected && (
        <>
          <fieldset className="grid gap-3">
            <legend className="sr-only">{t('title')}</legend>
            {data!.map(({ lookup_key }) => {
              const tier = toTier(lookup_key);
              return (
                <Choice
                  key={lookup_key}
                  type="radio"
                  name="upgrade"
                  label={pricing(`tiers.${tier.slug}.name`)}
                  hint={pricing('features.teachers', { teachers: tier.seatLimit })}
                  checked={selected.lookup_key === lookup_key}
                  onChange={() => setChosen(lookup_key)}
                />
              );
            })}
          </fieldset>
          <Cost upgrade={selected} />
        </>
      )}
      {problem && (
        <div className="mt-4">
          <Notice tone="error">{errorText(problem)}</Notice>
        </div>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="secondary" disabled={upgrade.isPending} onClick={onClose}>
          {t('close')}
        </Button>
        {selected && (
          <Button busy={upgrade.isPending} onClick={() => confirm(selected)}>
            {t('confirm')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** What is credited and charged now, for which days, and what each period costs afterwards. */
function Cost({ upgrade: { from, to, credit, charge, next } }: { upgrade: Upgrade }) {
  const t = useTranslations('Billing.upgrade');
  const { date, amount, price } = useBillingText();
  const line = 'flex flex-wrap gap-x-4 [&>dd]:ml-auto';
  return (
    <div className="rounded-desk bg-birch mt-4 px-4 py-3">
      {credit && charge ? (
        <>
          <p className="text-ink-soft text-sm">{t('days', { from: date(from), to: date(to) })}</p>
          <dl className="mt-2 grid gap-1 tabular-nums">
            <div className={line}>
              <dt>{t('charge')}</dt>
              <dd>{amount(charge.total_ore)}</dd>
            </div>
            <div className={line}>
              <dt>{t('credit')}</dt>
              <dd>{amount(-credit.total_ore)}</dd>
            </div>
            <div className={`border-desk-line mt-1 border-t pt-2 font-bold ${line}`}>
              <dt>{t('sum')}</dt>
              <dd>{amount(charge.total_ore - credit.total_ore)}</dd>
            </div>
          </dl>
        </>
      ) : (
        <p>{t('later', { from: date(from), to: date(to) })}</p>
      )}
      <p className="mt-2">{t('next', { price: price(next.net_ore) })}</p>
    </div>
  );
}
