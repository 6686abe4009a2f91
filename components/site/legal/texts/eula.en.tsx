import type { LegalText } from '../legal-text';
import { companyName, To } from '../text-parts';

export const eulaEn: LegalText = {
  title: 'End user licence agreement',
  description:
    'What you have the right to do with the app and with the seating maps you make, what you may not do, and what happens when the licence ends.',
  summary: [
    'You get a personal right to use the app for as long as you have a trial or a subscription.',
    'The seating maps you make are yours or the school’s, free to use in the school’s work.',
    'The software is ours and may not be copied or resold.',
  ],
  sections: [
    {
      id: 'licence',
      heading: 'What you may do',
      body: (
        <>
          <p>
            {companyName} (“we”) gives you a non-exclusive, personal right to use the app. It cannot
            be transferred to others. You must be at least 18 and have an account of your own. The
            right applies during the trial and the paid term, for the number of teachers that the
            subscription covers.
          </p>
          <p>You may:</p>
          <ul>
            <li>
              make as many classes and seating maps as you like, within the limits of the terms
            </li>
            <li>print them, export them as PDF and to Excel, and show them on a screen</li>
            <li>use the app on all your own devices, in an ordinary, up-to-date browser</li>
          </ul>
          <p>
            This agreement supplements the <To page="terms">terms of use</To>, which prevail where
            they say otherwise.
          </p>
        </>
      ),
    },
    {
      id: 'your-maps',
      heading: 'The maps are yours',
      body: (
        <p>
          What you enter and the maps you make belong to you or your school. You can use them in the
          school’s work without asking us, also after the licence has ended. We are only given the
          right to store, process and show them as far as the service needs it. They are visible
          only to users in the same school, and to a substitute who is given a link to them.
        </p>
      ),
    },
    {
      id: 'ownership',
      heading: 'The software is ours',
      body: (
        <p>
          The rights to the app, the website, the name and the design belong to us or to those we
          have obtained rights from. You get a right of use, not ownership. The app also contains
          open-source software from others. Each such component is subject to its own licence.
        </p>
      ),
    },
    {
      id: 'restrictions',
      heading: 'What you may not do',
      body: (
        <>
          <p>Without a written agreement with us you may not:</p>
          <ul>
            <li>copy, alter, rent out, sell or offer the app on to others</li>
            <li>let several people use the same account</li>
            <li>remove copyright notices or get around technical barriers</li>
            <li>
              decompile or in other ways uncover the source code, unless the Norwegian Copyright Act
              gives you a right to do so that cannot be departed from by agreement
            </li>
            <li>use the app to build a competing service</li>
          </ul>
          <p>
            The <To page="acceptableuse">acceptable use policy</To> applies as well.
          </p>
        </>
      ),
    },
    {
      id: 'updates',
      heading: 'Updates',
      body: (
        <p>
          The app runs in the browser. You install nothing, and you get new versions by themselves.
          Seating maps are worked out on your own computer. We keep the app maintained and secure
          for as long as the subscription lasts, and remove nothing essential during a paid term
          without cause, as the{' '}
          <To page="terms" section="service">
            terms
          </To>{' '}
          say.
        </p>
      ),
    },
    {
      id: 'end',
      heading: 'When the licence ends',
      body: (
        <>
          <p>
            The licence lasts until the end of the trial or of the paid term. If the subscription is
            cancelled, <strong>cancellation takes effect at the end of the paid term</strong>.
            Afterwards you can still log in and see, print and export what you have made. To make
            new classes and save new maps you need a subscription.
          </p>
          <p>
            You can delete the account in the app at any time. If you are in material breach of the
            agreement, we may terminate the licence under the rules in the terms.
          </p>
        </>
      ),
    },
    {
      id: 'warranty',
      heading: 'Warranty, liability and law',
      body: (
        <p>
          The app is provided as it is, with the reservations in the{' '}
          <To page="disclaimer">disclaimer</To>. Our liability is limited to the lesser of the
          amount you have paid in the last six months and NOK&nbsp;3,000, with the exceptions in the
          terms. Purchases are non-refundable, but consumers’ statutory rights, such as the right of
          withdrawal and rights in case of defects, apply in full. The agreement is governed by
          Norwegian law. On disputes, the{' '}
          <To page="terms" section="disputes">
            terms
          </To>{' '}
          apply.
        </p>
      ),
    },
  ],
};
