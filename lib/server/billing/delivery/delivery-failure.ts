import 'server-only';

/** An invoice was not handed over. The message is for the office, without names and addresses. */
export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure';
  constructor(
    message: string,
    /** Whether another try is of no use. */
    readonly isPermanent: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
