import { SiteLink } from '@/components/ui/site-link';
import { Cite, type Source } from './sources';
import { OneNamePlate, WhoAnswers } from './privacy-figures';

export const privacyPoints = [
  'A first name on a class list is personal data. You may use it, but you must know what for.',
  'The school owner answers for it, not the single teacher. The supplier may do what the contract says.',
  'What is never written down cannot leak: note what a pupil needs, not why.',
  'Ask six questions before the first pupil is entered, and set a date for deletion.',
];

export const privacySources: Source[] = [
  {
    by: 'European Data Protection Board (2019)',
    title: 'Administrative fine of €170,000 imposed on Bergen Municipality',
    in: 'National news',
    href: 'https://www.edpb.europa.eu/news/national-news/2019/administrative-fine-eu170000-imposed-bergen-municipality_en',
  },
  {
    by: 'European Union (2016)',
    title: 'Regulation (EU) 2016/679, General Data Protection Regulation',
    in: 'Articles 4, 5, 9, 25 and 28, recitals 38 and 43. EUR-Lex',
    href: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
  },
  {
    by: 'Norway (2018)',
    title: 'The Personal Data Act of 15 June 2018',
    in: 'Unofficial translation. Lovdata',
    href: 'https://lovdata.no/dokument/NLE/lov/2018-06-15-38',
  },
  {
    by: 'Datatilsynet (2020)',
    title: 'Endelig vedtak om gebyr til Rælingen kommune',
    in: 'The final decision on a fine for Rælingen municipality, in Norwegian',
    href: 'https://www.datatilsynet.no/aktuelt/aktuelle-nyheter-2020/endelig-vedtak-om-gebyr-til-ralingen-kommune/',
  },
  {
    by: 'Norwegian Directorate for Education and Training',
    title: 'Barnehage- og skoleeiers personvernansvar',
    in: 'The duties of school owners, in Norwegian',
    href: 'https://www.udir.no/regelverk-og-tilsyn/personvern-for-barnehage-og-skole/barnehage--og-skoleeiers-ansvar/',
  },
  {
    by: 'Norwegian Directorate for Education and Training',
    title: 'Behandle personopplysninger',
    in: 'How schools may process personal data, in Norwegian',
    href: 'https://www.udir.no/regelverk-og-tilsyn/personvern-for-barnehage-og-skole/behandle-personopplysninger/',
  },
  {
    by: 'Datatilsynet (2020)',
    title: 'Guidance to Vigilo regarding applicable obligations',
    in: 'News in English',
    href: 'https://www.datatilsynet.no/en/news/2020/guidance-to-vigilo-regarding-applicable-obligations/',
  },
];

export function PrivacyEssay({ brand }: { brand: string }) {
  return (
    <>
      <p>
        No burglar was needed in Bergen. Files with the user names and passwords of more than 35,000
        people, most of them children, lay unprotected in the municipality’s computer system, open
        to anyone who was logged in. In March 2019 Datatilsynet, the Norwegian Data Protection
        Authority, fined the municipality 1.6 million kroner. Two things made the matter worse: that
        it concerned children, and that there had been several warnings.
        <Cite source={1} />
      </p>
      <p>
        The story is worth retelling because it began so ordinarily. Data about pupils piles up in
        schools through good intentions: a list here, an app there, a note to help a colleague. This
        article is about how to have the help without the pile.
      </p>

      <h2>Is a first name personal data?</h2>
      <p>
        It is. The General Data Protection Regulation, which the Personal Data Act makes Norwegian
        law,
        <Cite source={3} /> counts any information relating to an identified or identifiable person.
        <Cite source={2} /> “Emma” alone points at nobody; “Emma in 8B at our school” points at one
        child. And what is attached to the name counts too: that she sits in front, that she is not
        to sit beside Jonas, that she was away today.
      </p>
      <p>
        This does not forbid anything. It means that somebody must be able to say what the
        information is for, that no more of it is used than that takes, and that it is looked after.
        For children the law asks for particular care, because they may be less aware of the risks
        and of their own rights; recital 38 says so in as many words.
        <Cite source={2} />
      </p>

      <h2>Least is best</h2>
      <p>
        Article 5 calls it data minimisation: adequate, relevant, and limited to what is necessary
        for the purpose.
        <Cite source={2} /> Try it on something as plain as a seating map. The purpose is that a
        teacher, or a substitute on a Monday morning, can see who sits where. That takes a name to
        call. Where there are two of the same name, an initial does. It takes no surname, no date of
        birth, no photograph and no national identity number.
      </p>
      <OneNamePlate />
      <p>
        The fields of a form are the easy part. Free text is the hard one. “Sits in front” is
        harmless. “Sits in front because of her hearing” is information about health, which Article
        9 puts in a special category with far stricter conditions. The map does not need the reason,
        only the place. A rule worth hanging up in the staff room:{' '}
        <em>write down what, never why.</em>
      </p>
      <p>
        How quickly it becomes serious, the municipality of Rælingen found out. Health information
        about fifteen pupils in a special unit had gone between school and home through a learning
        app, and the necessary risk assessments and tests had not been done beforehand. Weak log-in
        made it possible to reach other pupils in the group. There was no sign, the municipality
        pointed out, that a child had come to harm. The fine was 500,000 kroner all the same: the
        breach was in itself a risk.
        <Cite source={4} />
      </p>

      <h2>Who is responsible?</h2>
      <p>
        The school owner. For public schools that is the municipality or the county authority, even
        though much of the daily work is done at each school.
        <Cite source={5} /> A supplier that stores information for the school is a processor. It may
        act only on documented instructions, under a contract with the contents that Article 28
        lists; in Norway this is called a <span lang="nb">databehandleravtale</span>. So a teacher
        who finds a promising tool one evening has found a proposal, not yet a tool. The way from
        the one to the other goes through whoever at the school is allowed to sign.
      </p>
      <WhoAnswers />
      <p>
        Responsibility does not end with the signature. After a second case in Bergen, where a
        system for messages between school and home came with poor routines for confidential
        addresses, the municipality was fined three million kroner. Datatilsynet reminded the
        supplier that it too has duties: it saw a significant failure of communication between the
        two.
        <Cite source={7} /> For some children, the name of their school is the dangerous piece of
        information. Know who they are before you enter a class anywhere.
      </p>
      <p>
        And consent? It is seldom the answer. Recital 43 warns against relying on it where one side
        holds the power, in particular a public authority,
        <Cite source={2} /> and few pupils feel free to say no to their own school. Most of what a
        school does with information, it does to carry out tasks that the law has given it.
        <Cite source={6} /> That is a sound basis, but only for what the task needs.
      </p>

      <h2>Make the careful choice the easy one</h2>
      <p>
        Article 25 asks for data protection by design and by default: the settings that come with a
        tool should be the protective ones.
        <Cite source={2} /> You can see a good deal of this without being a lawyer or a programmer.
        Does the form ask for more than you would write on a whiteboard? Does it warn you when you
        type a full name? Who can see a new class before you have chosen anything? When you delete a
        pupil, is the name gone from old documents as well? Does the page fetch things from
        advertisers or social networks while you work?
      </p>
      <p>
        We make such a tool ourselves, so read this with that in mind. {brand} stores a pupil’s
        first name, class, seats and the conditions that the teacher sets, but never the reason for
        one; it warns when something looks like a full name, an email address or a number, shows a
        class only to teachers at the same school, and removes a deleted pupil’s name from the saved
        maps too. The questions can be answered; do put them to us as well.
      </p>

      <h2>Six questions before the first pupil</h2>
      <ol>
        <li>
          <strong>What is it for?</strong> One sentence. If it needs three, the tool does more than
          you asked for.
        </li>
        <li>
          <strong>What is the least we can enter?</strong> Begin with nothing and add until it
          works.
        </li>
        <li>
          <strong>Has the school owner said yes?</strong> Is there a contract with the supplier, and
          has the risk been assessed?
        </li>
        <li>
          <strong>Where is it stored, and who else takes part?</strong> Ask for the country and for
          the list of sub-suppliers.
        </li>
        <li>
          <strong>Who at the school can see it?</strong> The substitute needs the map. Not everybody
          needs everything.
        </li>
        <li>
          <strong>When is it deleted?</strong> Information is to be kept no longer than it is
          needed. The end of the school year is a date that nobody forgets.
        </li>
      </ol>
      <p>
        Write the answers down. It takes half a page, and half a page is a large part of what
        accountability means: to be able to show that you have thought.
      </p>

      <h2>What it is really about</h2>
      <p>
        Fines make headlines, but they are not the reason. Pupils cannot choose whether to be in 8B,
        or who writes about them. They are entitled to be forgotten for what they were at thirteen.
        A school that keeps little and keeps it well teaches them something that is in no
        curriculum: that people who know things about you can be trusted to be careful.
      </p>
      <p>
        Where a pupil sits is a small matter. That makes it a good one to practise on; what the
        seats themselves can do is told in{' '}
        <SiteLink href="/articles/seatingarrangement">what research says about seating</SiteLink>.
      </p>
    </>
  );
}
