const frequencies = ['yearly', 'monthly'] as const;
export type Frequency = (typeof frequencies)[number];

type ByFrequency<Value> = { yearly: Value } & Partial<Record<Frequency, Value>>;

/**
 * Buyers of a subscription plan. A teacher pays a price with VAT by card; a school gets an invoice, where VAT is added.
 */
export const tierOwners = ['teacher', 'school'] as const;

interface TierRow {
  slug: string;
  id: string;
  owner: (typeof tierOwners)[number];
  seatLimit: number;
  mostPopular: boolean;
  /** Displayed price of a plan in øre: with VAT for a teacher, without VAT for a school (design, section 2). */
  priceOre: ByFrequency<number>;
  /** Price of a plan in øre before the discount, shown struck through. */
  originalPriceOre?: Partial<Record<Frequency, number>>;
}

/**
 * The order matters: a later plan is an upgrade from an earlier plan (spec, section 4). School plans are sorted by
 * seats, the smallest first.
 */
const rows = [
  {
    slug: 'teacher',
    id: 'teacher_plan',
    owner: 'teacher',
    seatLimit: 1,
    mostPopular: true,
    priceOre: { yearly: 199_00 },
    originalPriceOre: { yearly: 299_00 },
  },
  {
    slug: 'schoolS',
    id: 'school_plan_s',
    owner: 'school',
    seatLimit: 20,
    mostPopular: false,
    priceOre: { yearly: 999_00 },
    originalPriceOre: { yearly: 1499_00 },
  },
  {
    slug: 'schoolM',
    id: 'school_plan_m',
    owner: 'school',
    seatLimit: 35,
    mostPopular: false,
    priceOre: { yearly: 1499_00 },
    originalPriceOre: { yearly: 1999_00 },
  },
  {
    slug: 'schoolL',
    id: 'school_plan_l',
    owner: 'school',
    seatLimit: 50,
    mostPopular: false,
    priceOre: { yearly: 1999_00 },
    originalPriceOre: { yearly: 2499_00 },
  },
] as const satisfies readonly TierRow[];
type Row = (typeof rows)[number];

export type TierSlug = Row['slug'];
export type SchoolTierSlug = Extract<Row, { owner: 'school' }>['slug'];

export interface PricingTier extends TierRow {
  slug: TierSlug;
  /** For each payment frequency: Stripe's lookup key of a plan's price, `{id}_{frequency}` (design, section 2). */
  lookupKey: ByFrequency<string>;
}

interface SchoolTier extends PricingTier {
  slug: SchoolTierSlug;
  owner: 'school';
}

export const tiers: readonly PricingTier[] = rows.map((row: TierRow & { slug: TierSlug }) => ({
  ...row,
  lookupKey: {
    yearly: `${row.id}_yearly`,
    ...(row.priceOre.monthly !== undefined && { monthly: `${row.id}_monthly` }),
  },
}));

export const teacherTier = tiers.find(({ owner }) => owner === 'teacher')!;

export const schoolTiers = tiers.filter((tier): tier is SchoolTier => tier.owner === 'school');

/** Number of teachers that a school without a subscription plan may have. */
export const leastSeats = schoolTiers[0]!.seatLimit;

/** Returns the subscription plan with the given slug; undefined if no plan has this slug. */
export function findTier(slug: string): PricingTier | undefined {
  return tiers.find((tier) => tier.slug === slug);
}

/**
 * Returns the slug of the school plan with the given seat limit; the smallest plan's slug if no plan matches (spec,
 * section 9).
 */
export function toSchoolPlan(seatLimit: number): SchoolTierSlug {
  return (schoolTiers.find((tier) => tier.seatLimit === seatLimit) ?? schoolTiers[0]!).slug;
}

/** Returns the payment frequencies for which at least one subscription plan has a price. */
export function offeredFrequencies(among: readonly PricingTier[]): Frequency[] {
  return frequencies.filter((each) => among.some(({ priceOre }) => priceOre[each] !== undefined));
}
