/** Compares names in Norwegian order, Å last, in either language of the product; 8B comes before 10A. */
export const { compare: compareNames } = new Intl.Collator('nb', { numeric: true });
