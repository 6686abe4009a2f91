import 'server-only';
import type { DeliveryProblem } from '@/lib/core/billing/office/office-action';

const longestAnswer = 500;

export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure';
  readonly answer: string | null;
  constructor(
    message: string,
    readonly isPermanent: boolean,
    readonly problem: DeliveryProblem = 'unknown',
    { answer, ...options }: ErrorOptions & { answer?: string } = {},
  ) {
    super(message, options);
    const line = answer?.replace(/[\s\p{Cc}]+/gu, ' ').trim();
    this.answer = line ? line.slice(0, longestAnswer) : null;
  }
}

export class NotInPeppol extends DeliveryFailure {
  constructor(answer?: string) {
    super('The buyer is not in the Peppol network', true, 'notInPeppol', { answer });
  }
}
