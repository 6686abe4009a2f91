'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { orderFields, orderFormSchema, type OrderInput } from './order-schema';

export function useInvoiceForm(start: OrderInput) {
  const form = useForm<OrderInput>({
    resolver: zodResolver(orderFormSchema),
    defaultValues: start,
    // The form library would focus the invalid field that was registered first, which may not be the first on the page.
    shouldFocusError: false,
  });
  const submitTo = (send: (input: OrderInput) => Promise<void>) =>
    form.handleSubmit(send, (wrong) => {
      const first = orderFields.find((field) => wrong[field]);
      if (first) form.setFocus(first);
    });
  return { form, submitTo };
}
