/** An entry that lowers what a school owes, with what is left of it in øre. */
export interface Credit {
  id: string;
  leftOre: number;
  /** The invoice that it is for: that of a credit note, or that of a payment's KID; null if it names none. */
  forId: string | null;
}

/** An entry that raises what a school owes, with what is left of it in øre; the oldest due comes first. */
export interface Debit {
  id: string;
  leftOre: number;
}

export interface Allocation {
  creditId: string;
  debitId: string;
  amountOre: number;
}

/** Sets credits off against debits: each against what it is for, and what is left then against the oldest. */
export function allocate(credits: readonly Credit[], debits: readonly Debit[]): Allocation[] {
  const open = new Map(debits.map(({ id, leftOre }) => [id, leftOre]));
  const left = new Map(credits.map(({ id, leftOre }) => [id, leftOre]));
  const made: Allocation[] = [];
  const setOff = (creditId: string, debitId: string) => {
    const amountOre = Math.min(left.get(creditId)!, open.get(debitId) ?? 0);
    if (amountOre <= 0) return;
    left.set(creditId, left.get(creditId)! - amountOre);
    open.set(debitId, open.get(debitId)! - amountOre);
    const same = made.find((each) => each.creditId === creditId && each.debitId === debitId);
    if (same) same.amountOre += amountOre;
    else made.push({ creditId, debitId, amountOre });
  };
  for (const { id, forId } of credits) if (forId !== null) setOff(id, forId);
  for (const { id } of credits) for (const debit of debits) setOff(id, debit.id);
  return made;
}
