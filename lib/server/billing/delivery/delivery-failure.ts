import 'server-only';
import type { DeliveryProblem } from '@/lib/core/billing/office/failures';

/** Longest answer that is kept, in UTF-16 code units. */
const longestAnswer = 500;

/** An invoice was not handed over. The message is for the log, without names and addresses. */
export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure';
  /** The other side's words in one line and cut; null if it said nothing. */
  readonly answer: string | null;
  constructor(
    message: string,
    /** Whether another try is of no use. */
    readonly isPermanent: boolean,
    readonly problem: DeliveryProblem = 'unknown',
    { answer, ...options }: ErrorOptions & { answer?: string } = {},
  ) {
    super(message, options);
    const line = answer?.replace(/[\s\p{Cc}]+/gu, ' ').trim();
    this.answer = line ? line.slice(0, longestAnswer) : null;
  }
}

/** The access point says that the buyer takes no EHF. */
export class NotInPeppol extends DeliveryFailure {
  constructor(answer?: string) {
    super('The buyer is not in the Peppol network', true, 'notInPeppol', { answer });
  }
}
