/**
 * Compares names in Norwegian alphabetical order, with Å last. Numbers are compared by value: "8B" comes before "10A".
 */
export const { compare: compareNames } = new Intl.Collator('nb', { numeric: true });
