'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { removeDraft, writeDraft } from '@/lib/client/local/drafts';
import { readOrderDraft, type OrderDraft } from '@/lib/client/local/order-draft';
import type { CreateOrder } from '@/lib/contracts/billing/orders';
import { orderFields, type OrderInput } from './order-schema';
import { useInvoiceForm } from './use-invoice-form';

export function useOrderForm(draftKey: string, organizationName: string) {
  const initial: OrderInput = {
    organizationName,
    organizationNumber: '',
    invoiceType: 'ehf',
    invoiceEmail: '',
    attachesEhf: false,
    customerReference: '',
  };
  const [found] = useState(() => readOrderDraft(draftKey));
  const { form, submitTo } = useInvoiceForm(found?.input ?? initial);
  const last = useRef(found?.sent);
  const isOrdered = useRef(false);
  const keep = useEffectEvent((input: OrderInput) => {
    if (isOrdered.current) return;
    const isTouched = orderFields.some((field) => input[field] !== initial[field]);
    if (isTouched) writeDraft(draftKey, { input, sent: last.current } satisfies OrderDraft);
    else removeDraft(draftKey);
  });
  useEffect(() => {
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [form]);
  return {
    form,
    submitTo,
    /**
     * Adds an idempotency key to an order. An order with unchanged content gets the same key, so that a retry creates
     * no second order.
     */
    withKey: (order: Omit<CreateOrder, 'client_key'>): CreateOrder => {
      const content = JSON.stringify(order);
      if (last.current?.content !== content) last.current = { key: crypto.randomUUID(), content };
      const input = form.getValues();
      writeDraft(draftKey, { input, sent: last.current } satisfies OrderDraft);
      return { ...order, client_key: last.current.key };
    },
    /** Drops the idempotency key of an order, because the server refuses the key of a cancelled order. */
    renewKey: () => {
      last.current = undefined;
    },
    forget: () => {
      isOrdered.current = true;
      removeDraft(draftKey);
    },
  };
}
