'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useBillingText } from '@/lib/client/page/use-billing-text';
import { Notice } from '@/components/ui/notice';
import { useOrderPlan } from '@/lib/client/billing/orders';
import { orderDraftKey } from '@/lib/client/local/order-draft';
import { ApiError } from '@/lib/client/http/api-client';
import { useErrorText } from '@/lib/client/http/use-error-text';
import type { ShownOffer } from '@/lib/contracts/billing/order-options';
import type { Order } from '@/lib/contracts/billing/orders';
import type { PricingTier } from '@/lib/core/billing/plans';
import { InvoiceFields } from './invoice-fields';
import { OrderButton } from './order-button';
import { toOrder } from './order-schema';
import { useOrderForm } from './use-order-draft';

interface OrderFormProps {
  tier: PricingTier;
  teacherId: string;
  school: { id: string; name: string };
  offer: ShownOffer;
  onOrdered: (order: Order) => void;
}

export function OrderForm({ tier, teacherId, school, offer, onOrdered }: OrderFormProps) {
  const t = useTranslations('Order');
  const plan = useTranslations('Pricing')(`tiers.${tier.slug}.name`);
  const { amount, date } = useBillingText();
  const errorText = useErrorText();
  const draftKey = orderDraftKey(teacherId, tier.slug);
  const { form, submitTo, ...kept } = useOrderForm(draftKey, school.name);
  const orderPlan = useOrderPlan(school.id);
  const { errors, isSubmitting } = form.formState;
  const { setOffOre } = offer;
  const strong = (text: ReactNode) => <strong className="whitespace-nowrap">{text}</strong>;

  const submit = submitTo(async (input) => {
    const order = kept.withKey({
      ...toOrder(input, tier.lookupKey.yearly),
      charge_net_ore: offer.amounts.netOre,
    });
    try {
      const made = await orderPlan.mutateAsync(order);
      kept.forget();
      onOrdered(made);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'changedMeanwhile') kept.renewKey();
      form.setError('root', { type: 'server', message: errorText(error) });
    }
  });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="border-line bg-surface shadow-card grid gap-9 rounded-3xl border p-6 sm:p-8 [&_input]:scroll-mt-12"
      >
        <InvoiceFields />
        <div className="border-line grid gap-5 border-t pt-6">
          <p>
            {t.rich(offer.isChange ? 'confirmChange' : 'confirm', {
              plan,
              end: date((offer.nextPeriod ?? offer).end),
              school: school.name,
              total: amount(offer.amounts.totalOre),
              strong,
            })}
            {setOffOre > 0 && (
              <>
                {' '}
                {t.rich('setOff', {
                  setOff: amount(setOffOre),
                  left: amount(offer.amounts.totalOre - setOffOre),
                  strong,
                })}
              </>
            )}
          </p>
          {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
          <OrderButton label={t('order')} busy={isSubmitting} />
        </div>
      </form>
    </FormProvider>
  );
}
