import type { LegalText } from '../legal-text';
import { Email, To } from '../text-parts';

export const acceptableUseEn: LegalText = {
  title: 'Acceptable use',
  description:
    'The rules for using the service: first names only, respect for the pupils, an account of your own, and no attempts to get in where you do not belong.',
  summary: [
    'Write only pupils’ first names, and nothing sensitive about them.',
    'Use your own account, and share the licence code only with the school’s staff.',
    'You must be at least 18.',
  ],
  sections: [
    {
      id: 'purpose',
      heading: 'What the service is for',
      body: (
        <p>
          The service is made for teachers to make seating maps. You must be at least 18 and have
          registered. Use it in your work as a teacher, in keeping with the law, the school’s own
          rules and the <To page="terms">terms</To>. Your contributions are visible only to users in
          the same school. Write them so that colleagues, pupils and parents might have read them.
        </p>
      ),
    },
    {
      id: 'pupils',
      heading: 'Be considerate of the pupils',
      body: (
        <>
          <p>When you enter pupils, classes and conditions:</p>
          <ul>
            <li>
              Use <strong>first names only</strong>, with an initial added where two are the same.
            </li>
            <li>
              Do not write surnames, national identity numbers, addresses, telephone numbers or
              email addresses.
            </li>
            <li>
              Write nothing about health, diagnoses, behaviour, marks, religion, circumstances at
              home or other sensitive matters, nor in the name of a class or a room.
            </li>
            <li>Use no nicknames or anything that may offend.</li>
            <li>
              Do not show the conditions on a big screen or a print-out in the classroom. They may
              tell more than you intended.
            </li>
            <li>Delete classes that you no longer need.</li>
          </ul>
          <p>
            If pupils have a strictly confidential or confidential address, the school must consider
            whether the name can be entered at all.
          </p>
        </>
      ),
    },
    {
      id: 'account',
      heading: 'Account and licence code',
      body: (
        <ul>
          <li>
            Use your own account, and let nobody else use it. Substitute teachers too are to have
            their own, or get a link that only shows the seating map.
          </li>
          <li>Do not pretend to be somebody else.</li>
          <li>
            Share the licence code only with the school’s staff. If it goes astray, the
            administrator must make a new one.
          </li>
          <li>Log out on computers that others use.</li>
          <li>Do not register several times in order to get a new trial.</li>
        </ul>
      ),
    },
    {
      id: 'technical',
      heading: 'What is not allowed',
      body: (
        <ul>
          <li>gaining or trying to gain access to other schools’ or users’ data</li>
          <li>getting around restrictions, blocks or the number of seats in the subscription</li>
          <li>spreading harmful code or overloading the service on purpose</li>
          <li>extracting content automatically on a large scale</li>
          <li>selling, renting out or offering the service on to others</li>
          <li>using the service for anything unlawful, offensive or discriminatory</li>
        </ul>
      ),
    },
    {
      id: 'security',
      heading: 'Have you found a security hole?',
      body: (
        <p>
          Write to <Email /> as soon as you can, and give us reasonable time to mend it before you
          tell others about it. Do not look at more than you need to show the fault, and do not
          change or store other people’s data. If you report it in this way, we do not regard it as
          breaking the rules.
        </p>
      ),
    },
    {
      id: 'consequences',
      heading: 'If the rules are broken',
      body: (
        <>
          <p>
            We may ask you to put things right, remove content or close an account. We use the
            mildest measure that is enough, explain why, and hear what you have to say. If it is
            urgent for the sake of pupils, other users or security, we may act first and explain
            afterwards. If it concerns a school, we notify the administrator.
          </p>
          <p>
            If you disagree, you can complain to <Email />. If you see others breaking the rules, we
            would like to hear from you.
          </p>
        </>
      ),
    },
  ],
};
