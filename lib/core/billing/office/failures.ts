/** Why a document was not handed over. */
export const deliveryProblems = [
  /** The access point did not answer. */
  'noAnswer',
  /** The access point answered that it cannot take the file now. */
  'unavailable',
  /** The access point does not take our authorization. */
  'unauthorized',
  /** The access point refused the file. */
  'refused',
  /** The buyer takes no EHF, and no invoice e-mail is known. */
  'notInPeppol',
  /** The mail server refused the mail. */
  'mailRefused',
  /** The mail server did not answer, or cannot take the mail now. */
  'mailUnavailable',
  /** The document was only written to a file, because the settings name no recipient. */
  'notHandedOver',
  /** The document breaks a rule of EHF, and was not sent. */
  'unwritten',
  /** None of these: a fault of the product. */
  'unknown',
] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

export const deliveryStates = [
  'waiting',
  /** A try failed, and it is tried again. */
  'retried',
  'delivered',
  /** Delivered by a clerk outside the product. */
  'elsewhere',
  /** Given up. */
  'refused',
  /** Taken back undelivered, because nobody needs the document. */
  'withdrawn',
] as const;
