import type { toSchoolPlan } from './plan';

/** How often a subscription can be paid, in the order of the choice. */
const frequencies = ['yearly', 'monthly'] as const;
export type Frequency = (typeof frequencies)[number];

/** Only yearly is offered (spec, section 9). */
type ByFrequency<Value> = { yearly: Value } & Partial<Record<Frequency, Value>>;

export type TierSlug = 'teacher' | ReturnType<typeof toSchoolPlan>;

/** A plan with its prices (spec, section 3). */
export interface PricingTier {
  slug: TierSlug;
  id: string;
  /** The buyer: a teacher pays by card, VAT included; a school by invoice, VAT added. */
  owner: 'teacher' | 'school';
  /** Maximum number of teachers (spec, section 9). */
  seatLimit: number;
  /** Its card is highlighted. */
  mostPopular: boolean;
  /** Displayed price in øre: without VAT for a school, with VAT for a teacher (design, section 2). */
  priceOre: ByFrequency<number>;
  /** Price before the discount in øre, shown struck through. */
  originalPriceOre?: Partial<Record<Frequency, number>>;
  /** Stripe's lookup key of the price, `{id}_{frequency}` (design, section 2). */
  lookupKey: ByFrequency<string>;
}

/** The tiers in the order of the table in spec section 3. A later tier is an upgrade (spec, section 4). */
export const tiers: readonly PricingTier[] = [
  {
    slug: 'teacher',
    id: 'teacher_plan',
    owner: 'teacher',
    seatLimit: 1,
    mostPopular: true,
    priceOre: { yearly: 199_00 },
    originalPriceOre: { yearly: 299_00 },
    lookupKey: { yearly: 'teacher_plan_yearly' },
  },
  {
    slug: 'schoolS',
    id: 'school_plan_s',
    owner: 'school',
    seatLimit: 20,
    mostPopular: false,
    priceOre: { yearly: 999_00 },
    originalPriceOre: { yearly: 1499_00 },
    lookupKey: { yearly: 'school_plan_s_yearly' },
  },
  {
    slug: 'schoolM',
    id: 'school_plan_m',
    owner: 'school',
    seatLimit: 35,
    mostPopular: false,
    priceOre: { yearly: 1499_00 },
    originalPriceOre: { yearly: 1999_00 },
    lookupKey: { yearly: 'school_plan_m_yearly' },
  },
  {
    slug: 'schoolL',
    id: 'school_plan_l',
    owner: 'school',
    seatLimit: 50,
    mostPopular: false,
    priceOre: { yearly: 1999_00 },
    originalPriceOre: { yearly: 2499_00 },
    lookupKey: { yearly: 'school_plan_l_yearly' },
  },
];

/** Finds a tier by its slug; undefined if there is none. */
export function findTier(slug: string): PricingTier | undefined {
  return tiers.find((tier) => tier.slug === slug);
}

/** How often the tiers can be paid: what at least one of them has a price for. Pages let choose among more than one. */
export function offeredFrequencies(among: readonly PricingTier[]): Frequency[] {
  return frequencies.filter((each) => among.some(({ priceOre }) => priceOre[each] !== undefined));
}
