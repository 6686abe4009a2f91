'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRefusalText } from '@/components/billing/plans/use-refusal-text';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { Dialog } from '@/components/ui/dialog';
import { DialogButtons } from '@/components/ui/dialog-buttons';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useOrderOptions, useUpgrade, useUpgrades } from '@/lib/client/billing/billing';
import { useErrorText } from '@/lib/client/http/use-error-text';
import type { OrderOptions } from '@/lib/contracts/billing/order-options';
import type { Upgrade } from '@/lib/contracts/billing/subscription';
import { planRefusals } from '@/lib/core/billing/checkout';
import { tiers, type PricingTier } from '@/lib/core/billing/plans';
import { useBillingText } from '@/lib/client/page/use-billing-text';

interface UpgradeDialogProps {
  schoolId: string;
  onClose: () => void;
  onChanged: () => void;
}

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
        charge_net_ore: one.charge?.net_ore ?? null,
        first_net_ore: one.first.net_ore,
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
          <RefusedPlans schoolId={schoolId} offered={data!} />
          <Cost upgrade={selected} />
        </>
      )}
      {problem && (
        <div className="mt-4">
          <Notice tone="error">{errorText(problem)}</Notice>
        </div>
      )}
      <div className="mt-6">
        <DialogButtons>
          <Button look="secondary" disabled={upgrade.isPending} onClick={onClose}>
            {t('close')}
          </Button>
          {selected && (
            <Button busy={upgrade.isPending} onClick={() => confirm(selected)}>
              {t('confirm')}
            </Button>
          )}
        </DialogButtons>
      </div>
    </Dialog>
  );
}

function RefusedPlans({ schoolId, offered }: { schoolId: string; offered: Upgrade[] }) {
  const { data } = useOrderOptions(schoolId);
  const smallest = tiers.findIndex(({ id }) => id === data?.agreed?.tierId);
  const refused = tiers.filter(
    ({ lookupKey }, position) =>
      position > smallest && offered.every(({ lookup_key }) => lookup_key !== lookupKey.yearly),
  );
  return data && refused.map((tier) => <RefusedPlan key={tier.id} tier={tier} options={data} />);
}

function RefusedPlan({ tier, options }: { tier: PricingTier; options: OrderOptions }) {
  const pricing = useTranslations('Pricing');
  const refusalText = useRefusalText(tier, options);
  const [reason] = planRefusals(tier, options);
  return (
    reason && (
      <p className="text-ink-soft mt-3 text-sm">
        {pricing(`tiers.${tier.slug}.name`)}: {refusalText(reason)}
      </p>
    )
  );
}

function Cost({ upgrade }: { upgrade: Upgrade }) {
  const t = useTranslations('Billing.upgrade');
  const { date, amount, price } = useBillingText();
  const { from, to, charge, first, invoice_on, set_off_ore: setOffOre, due_ore, next } = upgrade;
  const { next_period: nextPeriod } = upgrade;
  const days = { from: date(from), to: date(to) };
  const nextDays = nextPeriod && { from: date(nextPeriod.from), to: date(nextPeriod.to) };
  const total = amount(first.total_ore);
  const leftOre = first.total_ore - setOffOre;
  const isOneSum = setOffOre === 0 && due_ore <= leftOre;
  return (
    <div className="rounded-desk bg-birch mt-4 px-4 py-3">
      <p>
        {t(charge ? 'days' : 'later', days)}
        {nextDays && ` ${t('nextPeriod', nextDays)}`}
        {!charge && first.net_ore > 0 && ` ${t('first', { on: date(invoice_on) })}`}
      </p>
      {first.net_ore > 0 && (
        <div className="mt-1 font-bold tabular-nums">
          <p>{t(isOneSum ? 'sum' : 'firstSum', { total })}</p>
          {setOffOre > 0 && (
            <>
              <p className="font-normal">{t('setOff', { setOff: amount(setOffOre) })}</p>
              <p>{t('sum', { total: amount(leftOre) })}</p>
            </>
          )}
          {due_ore > leftOre && <p>{t('due', { total: amount(due_ore) })}</p>}
        </div>
      )}
      <p className="mt-2">{t('next', { price: price(next.net_ore) })}</p>
    </div>
  );
}
