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

/** The access point says that the buyer takes no EHF. */
export class NotInPeppol extends DeliveryFailure {
  constructor() {
    super('The buyer is not in the Peppol network, and no invoice e-mail is known', true);
  }
}
