'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LoadFailed } from '@/components/shell/load-failed';
import { Skeleton } from '@/components/ui/skeleton';
import { checkSession } from '@/lib/client/account/session-store';
import type { ShownOffer } from '@/lib/contracts/billing/order-options';
import type { Order } from '@/lib/contracts/billing/orders';
import { checkoutRefusals } from '@/lib/core/billing/checkout';
import type { PricingTier } from '@/lib/core/billing/plans';
import { OrderDone } from './order-done';
import { OrderForm } from './order-form';
import { OrderHeading } from './order-heading';
import { OrderRefusal } from './order-refusal';
import { OrderSummary } from './order-summary';
import { useBuyer, type Buyer } from './use-buyer';

function findRefusals(tier: PricingTier, { user, subscription, options }: Buyer) {
  return checkoutRefusals(tier, {
    isAuthenticated: true,
    isAdmin: user.role === 'admin',
    schoolId: user.school_id,
    subscription: { ...subscription, seatLimit: subscription.seat_limit },
    school: options,
  });
}

export function OrderPage({ tier }: { tier: PricingTier }) {
  const t = useTranslations('Order');
  const title = t('title', { plan: useTranslations('Pricing')(`tiers.${tier.slug}.name`) });
  const { buyer, error, refetch } = useBuyer();
  const [done, setDone] = useState<{ order: Order; offer: ShownOffer }>();
  const [offer, setOffer] = useState<ShownOffer>();
  const [isOpen, setOpen] = useState(false);
  const back = `/pricing/${tier.slug}?frequency=yearly`;

  if (!buyer) {
    if (error) {
      return <LoadFailed error={error} onRetry={refetch} />;
    }
    return (
      <>
        <OrderHeading back={back} title={title} />
        <Skeleton label={t('loading')} kind="form" />
      </>
    );
  }
  const { user, school } = buyer;
  if (done) return <OrderDone {...done} tier={tier} schoolName={school?.name ?? ''} />;
  const refusals = findRefusals(tier, buyer);
  const found = buyer.options?.offers.find(({ lookupKey }) => lookupKey === tier.lookupKey.yearly);
  if (found && found !== offer) setOffer(found);
  // An open order form stays open even if the school may no longer order, because the order may already be stored.
  // Sending the form again then returns the stored order.
  const shown = found ?? offer;
  if (refusals.length === 0 && !isOpen) setOpen(true);
  if ((refusals.length > 0 && !isOpen) || !school || !shown || user.school_id === null) {
    return <OrderRefusal tier={tier} refusals={refusals} buyer={buyer} />;
  }
  return (
    <>
      <OrderHeading back={back} title={title} text={t('forSchool', { school: school.name })} />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <OrderSummary tier={tier} school={school.name} offer={shown} />
        <OrderForm
          tier={tier}
          teacherId={user.id}
          school={{ id: user.school_id, name: school.name }}
          offer={shown}
          onOrdered={(order) => {
            setDone({ order, offer: shown });
            void checkSession();
          }}
        />
      </div>
    </>
  );
}
