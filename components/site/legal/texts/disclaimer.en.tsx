import { thirdPartyNames } from '../third-parties';
import type { LegalText } from '../legal-text';
import { Email, To } from '../text-parts';

const others = thirdPartyNames('and');

export const disclaimerEn: LegalText = {
  title: 'Disclaimer',
  description:
    'What you can and cannot expect of the service: seating maps are proposals, figures for time saved are estimates, and the teacher’s judgement comes first.',
  summary: [
    'A seating map is a proposal. The teacher decides.',
    'Figures for time and money saved are estimates, not promises.',
    'Links and content from others are theirs to answer for.',
  ],
  sections: [
    {
      id: 'proposal',
      heading: 'Seating maps are proposals',
      body: (
        <>
          <p>
            The service draws up a seating map from what the teacher enters. It either keeps every
            condition or says which ones could not be kept. It does not know the pupils. It does not
            know why two of them should sit apart, who has trouble seeing or hearing, or how things
            are in the class, beyond what the conditions express.
          </p>
          <p>
            The teacher’s professional judgement therefore always comes first. The school is
            responsible for the seating being sound, for pupils getting the adjustments they are
            entitled to, and for the room following the rules on fire and escape. The drawing of the
            room shows desks, not doors, escape routes or distances.
          </p>
        </>
      ),
    },
    {
      id: 'estimates',
      heading: 'Figures for time and money are estimates',
      body: (
        <>
          <p>
            We write that it takes about 20 minutes to make a seating map by hand and under 2
            minutes with the service, and that a teacher who makes a new map every three or four
            weeks may save about NOK&nbsp;4,000 a year when an hour is reckoned at NOK&nbsp;300.
            These are estimates meant to show the order of magnitude. What you save depends on the
            class, the room and how you work.
          </p>
          <p>Nor do we promise any particular effect on learning, calm or well-being.</p>
        </>
      ),
    },
    {
      id: 'information',
      heading: 'Articles and guidance',
      body: (
        <p>
          The articles and the user guide on the website are meant as general information. They are
          not legal or pedagogical advice on a particular school, class or pupil. We try to keep
          them correct and up to date, but cannot answer for their always being so.
        </p>
      ),
    },
    {
      id: 'as-is',
      heading: 'The service is provided as it is',
      body: (
        <p>
          We work to make the service safe and to make it do what is described, but do not guarantee
          that it is free of faults or always available. Check a map before you put it up, and keep
          a print-out or an export of what you depend on. Consumers’ statutory rights in case of
          defects apply in full.
        </p>
      ),
    },
    {
      id: 'others',
      heading: 'Content and links from others',
      body: (
        <p>
          The website links to others
          {others && `, and can show content from ${others} when you ask for it`}. We do not control
          the content there and do not answer for it. Reviews express what the individual customer
          thinks. What users enter themselves is their responsibility under the{' '}
          <To page="acceptableuse">acceptable use policy</To>.
        </p>
      ),
    },
    {
      id: 'limits',
      heading: 'The limits of liability',
      body: (
        <>
          <p>
            How far our liability goes is set out in the{' '}
            <To page="terms" section="liability">
              terms
            </To>
            : at most the lesser of the amount you have paid in the last six months and
            NOK&nbsp;3,000, with the exceptions stated there. This page does not widen the
            disclaimer. Nor does it limit rights that Norwegian law does not let us depart from.
          </p>
          <p>
            If you find something that is wrong, we would like to know. Write to <Email />.
          </p>
        </>
      ),
    },
  ],
};
