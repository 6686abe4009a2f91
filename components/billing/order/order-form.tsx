'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useBillingText } from '@/lib/client/page/use-billing-text';
import { Notice } from '@/components/ui/notice';
import { useOrderPlan } from '@/lib/client/billing/orders';
import { orderDraftKey } from '@/lib/client/drafts/order-draft';
import { ApiError } from '@/lib/client/http/api-client';
import { useErrorText } from '@/lib/client/http/use-error-text';
import type { ShownOffer } from '@/lib/contracts/billing/order-options';
import type { Order } from '@/lib/contracts/billing/orders';
import type { PricingTier } from '@/lib/core/billing/plans';
import { InvoiceFields } from './invoice-fields';
import { OrderButton } from './order-button';
import { orderFields, orderFormSchema, toOrder, type OrderInput } from './order-schema';
import { useKeptOrder, useOrderDraft } from './use-order-draft';

interface OrderFormProps {
  tier: PricingTier;
  teacherId: string;
  school: { id: string; name: string };
  offer: ShownOffer;
  onOrdered: (order: Order) => void;
}

/** The billing form. Input is kept until the order is made. */
export function OrderForm({ tier, teacherId, school, offer, onOrdered }: OrderFormProps) {
  const t = useTranslations('Order');
  const plan = useTranslations('Pricing')(`tiers.${tier.slug}.name`);
  const { amount, date } = useBillingText();
  const errorText = useErrorText();
  const draftKey = orderDraftKey(teacherId, tier.slug);
  const initial: OrderInput = {
    organizationName: school.name,
    organizationNumber: '',
    invoiceType: 'ehf',
    invoiceEmail: '',
    attachesEhf: false,
    customerReference: '',
  };
  const { start, sent } = useOrderDraft(draftKey, initial);
  const form = useForm<OrderInput>({
    resolver: zodResolver(orderFormSchema),
    defaultValues: start,
    // Focuses the first field with an error in the form's order; the library would use the order of registration.
    shouldFocusError: false,
  });
  const kept = useKeptOrder(form, { draftKey, initial, sent });
  const orderPlan = useOrderPlan(school.id);
  const { errors, isSubmitting } = form.formState;
  const { setOffOre } = offer;
  const strong = (text: ReactNode) => <strong className="whitespace-nowrap">{text}</strong>;

  const submit = form.handleSubmit(
    async (input) => {
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
    },
    (wrong) => {
      const first = orderFields.find((field) => wrong[field]);
      if (first) form.setFocus(first);
    },
  );
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
              end: date(offer.end),
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
