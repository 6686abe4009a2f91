'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LoadFailed } from '@/components/shell/load-failed';
import { Skeleton } from '@/components/ui/skeleton';
import { checkSession } from '@/lib/client/auth/session-store';
import { useErrorText } from '@/lib/client/http/use-error-text';
import type { Order } from '@/lib/contracts/orders';
import { checkoutBlocks } from '@/lib/core/billing/checkout';
import type { PricingTier } from '@/lib/core/billing/tiers';
import { OrderDone } from './order-done';
import { OrderForm } from './order-form';
import { OrderHeading } from './order-heading';
import { OrderRefusal } from './order-refusal';
import { OrderSummary } from './order-summary';
import { useBuyer, type Buyer } from './use-buyer';

function findBlocks(tier: PricingTier, { user, subscription, teacherCount }: Buyer) {
  return checkoutBlocks(tier, {
    isAuthenticated: true,
    isAdmin: user.role === 'admin',
    schoolId: user.school_id,
    subscription: { ...subscription, seatLimit: subscription.seat_limit },
    teacherCount,
  });
}

/** Orders a school plan for the school of the signed-in user. */
export function OrderPage({ tier }: { tier: PricingTier }) {
  const t = useTranslations('Order');
  const title = t('title', { plan: useTranslations('Pricing')(`tiers.${tier.slug}.name`) });
  const errorText = useErrorText('reading');
  const { buyer, error, refetch } = useBuyer();
  const [order, setOrder] = useState<Order>();
  const [isOpen, setOpen] = useState(false);
  const back = `/pricing/${tier.slug}?frequency=yearly`;

  if (!buyer) {
    if (error) {
      return <LoadFailed error={error} text={errorText(error)} onRetry={refetch} />;
    }
    return (
      <>
        <OrderHeading back={back} title={title} />
        <Skeleton label={t('loading')} kind="form" />
      </>
    );
  }
  const { user, school } = buyer;
  if (order) return <OrderDone order={order} tier={tier} schoolName={school?.name ?? ''} />;
  const blocks = findBlocks(tier, buyer);
  // An open form stays open: its order may have been made although the response was lost; sending it again returns that
  // order.
  if (blocks.length === 0 && !isOpen) setOpen(true);
  if ((blocks.length > 0 && !isOpen) || !school || user.school_id === null) {
    return <OrderRefusal tier={tier} blocks={blocks} buyer={buyer} />;
  }
  return (
    <>
      <OrderHeading back={back} title={title} text={t('forSchool', { school: school.name })} />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <OrderSummary tier={tier} buyer={buyer} />
        <OrderForm
          tier={tier}
          teacherId={user.id}
          school={{ id: user.school_id, name: school.name }}
          onOrdered={(made) => {
            setOrder(made);
            // The subscription has changed.
            void checkSession();
          }}
        />
      </div>
    </>
  );
}
