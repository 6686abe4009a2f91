import type { LegalText } from '../legal-text';
import { companyName, Email, To } from '../text-parts';

export const returnEn: LegalText = {
  title: 'Refunds and withdrawal',
  description:
    'Purchases are non-refundable, but consumers have a 14-day right of withdrawal. How to cancel, how to withdraw, and what we do if something is wrong.',
  summary: [
    'All purchases are non-refundable.',
    'Consumers nevertheless have a statutory right of withdrawal of 14 days.',
    'Cancellation takes effect at the end of the paid term.',
  ],
  sections: [
    {
      id: 'non-refundable',
      heading: 'Purchases are non-refundable',
      body: (
        <>
          <p>
            We sell access to an online service. There are no goods to send back. So this goes for
            all subscriptions: <strong>all purchases are non-refundable</strong>, in part too, if
            you stop using the service, delete the account or cancel before the term is over.
          </p>
          <p>
            So do try it first. A school tries it for 90 days without commitment. A school that goes
            on pays from its registration; otherwise it costs nothing. A teacher tries it free of
            charge for 30 days. The trial does not turn into a purchase by itself.
          </p>
          <p>
            Rights that the law gives you, and that we cannot agree to set aside, apply in any case.
            The most important ones are below.
          </p>
        </>
      ),
    },
    {
      id: 'withdrawal',
      heading: 'Consumers’ right of withdrawal',
      body: (
        <>
          <p>
            If you buy as a private person and not mainly in the course of business, the Norwegian
            Cancellation Act (angrerettloven) gives you the right to withdraw from the purchase
            within <strong>14 days</strong> of the agreement, without giving a reason. The right of
            withdrawal does not apply when a school buys.
          </p>
          <p>
            You use the right by telling us clearly before the time limit is over. Write to{' '}
            <Email />, with{' '}
            <To page="return" section="form">
              the form below
            </To>{' '}
            if you like. It is enough that you send the message within the time limit.
          </p>
          <p>
            We then pay back what you have paid, without undue delay and within 14 days of receiving
            the message, in the way in which you paid. If you have expressly asked for the
            subscription to start before the time limit was over, we may deduct a proportionate
            amount for the days it has been in use.
          </p>
        </>
      ),
    },
    {
      id: 'form',
      heading: 'Withdrawal form',
      body: (
        <>
          <p>
            Copy the text into an email, fill it in, and send it only if you want to withdraw from
            the purchase.
          </p>
          <blockquote>
            <p>
              To {companyName}, <Email />
            </p>
            <p>
              I hereby give notice that I withdraw from my contract for the provision of the
              following service: (subscription)
            </p>
            <p>The contract was made on: (date)</p>
            <p>Name:</p>
            <p>Email address of the account:</p>
            <p>Date:</p>
          </blockquote>
        </>
      ),
    },
    {
      id: 'cancellation',
      heading: 'Cancellation',
      body: (
        <p>
          You can cancel at any time under “Plan and billing” in the app; for a school, an admin
          does. Cancellation <strong>takes effect at the end of the paid term</strong>. Until then
          everything works as before, and the subscription does not renew. Where mandatory law gives
          you as a consumer the right to leave the agreement earlier, we follow the law. Afterwards
          you can still see, print and export what you have made.
        </p>
      ),
    },
    {
      id: 'faults',
      heading: 'When something is wrong',
      body: (
        <>
          <p>
            If you have been charged twice, or an invoice has the wrong amount, we put it right.
            What was charged by mistake, we pay back. If an invoice was sent by mistake, the school
            gets a credit note.
          </p>
          <p>
            If the service does not work as you can reasonably expect, write to us so that we can
            mend the fault. In case of defects, consumers also have rights under the Norwegian
            Digital Services Act for consumers (digitalytelsesloven), such as correction, a price
            reduction or termination.
          </p>
          <p>
            If we do not agree, the way onwards is described under{' '}
            <To page="terms" section="disputes">
              disagreements and disputes
            </To>{' '}
            in the terms.
          </p>
        </>
      ),
    },
  ],
};
