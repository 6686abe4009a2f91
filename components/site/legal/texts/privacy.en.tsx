import { thirdPartyNames } from '../third-parties';
import type { LegalText } from '../legal-text';
import { companyName, CompanyFacts, To } from '../text-parts';

const others = thirdPartyNames('and');

export const privacyEn: LegalText = {
  title: 'Privacy policy',
  description:
    'Which personal data we process about teachers and pupils, why, where they are stored, who can see them, and what your rights are.',
  summary: [
    'About pupils we store first name, class, seats on the maps and conditions, on behalf of the school.',
    'What you enter is visible only to users in the same school, and through links to substitutes.',
    'Classes, pupils’ names and seating maps are stored on servers in Germany.',
    'We show no advertising, sell no data and track nobody.',
  ],
  sections: [
    {
      id: 'controller',
      heading: 'Who we are',
      body: (
        <>
          <p>
            {companyName} (“we”) provides an online service in which teachers make seating maps.
            This policy explains which personal data we process, why we do so, how long we keep
            them, and what your rights are. It covers both the website and the app.
          </p>
          <p>
            We comply with the Norwegian Personal Data Act and the EU General Data Protection
            Regulation (GDPR). If you have a question about privacy, write to us:
          </p>
          <CompanyFacts number="Organisation number" email="Email" />
        </>
      ),
    },
    {
      id: 'roles',
      heading: 'What we are responsible for, and what the school is',
      body: (
        <>
          <p>
            We are the <strong>data controller</strong> for data about teachers who have an account
            with us, and about those who buy a subscription or write to us. This means that we
            decide the purpose of the processing and answer for it.
          </p>
          <p>
            The school is the controller for the data about its pupils. For state schools that is
            usually the municipality or county that owns the school. We are the{' '}
            <strong>data processor</strong>: we process pupils’ data only on behalf of the school
            and on its instructions, as Article 28 of the GDPR requires. The rules for this are in
            the{' '}
            <To page="terms" section="data-processing">
              terms
            </To>
            .
          </p>
          <p>
            If you use the service without an agreement between your school and us, pupils’ data are
            still the school’s responsibility. Please clear the use with the school’s leadership
            before you enter pupils’ names.
          </p>
        </>
      ),
    },
    {
      id: 'teachers',
      heading: 'Data about teachers',
      body: (
        <>
          <p>If you have an account, we process:</p>
          <ul>
            <li>your name, as your colleagues see it</li>
            <li>your email address</li>
            <li>which school you belong to, and whether you are a teacher or an administrator</li>
            <li>
              when the account was made, when you last logged in, when the trial ends, and which
              subscription you have
            </li>
            <li>which version of the terms you have accepted, and when</li>
            <li>
              where you are logged in: browser and system, such as “Chrome, Windows”, when you
              logged in there, and when it was last used; this is deleted when you log out, and
              otherwise shortly after the 14 days have passed
            </li>
            <li>which classes you looked at last, so that they come first</li>
            <li>the classes, classrooms, conditions and seating maps you make</li>
          </ul>
          <p>
            The email address is used only for what the account needs: for logging in, sending you a
            link when you want a new password or confirm the address, and messages about the trial,
            the subscription and material changes to the terms or this policy. We send no
            advertising, and do not pass the address on for others’ marketing.
          </p>
          <p>
            The password goes straight from your browser to the login service. We never see it and
            do not store it.
          </p>
          <p>
            If you buy the teacher subscription, you pay by card at Stripe. The card number never
            reaches us. If the school buys a subscription, we record its organisation number,
            whether the invoice is to be sent as EHF or by email, the customer reference and the
            email address for invoices.
          </p>
          <p>If you write to us, we process what you write so that we can answer you.</p>
        </>
      ),
    },
    {
      id: 'pupils',
      heading: 'Data about pupils',
      body: (
        <>
          <p>
            Pupils are entered by <strong>first name only</strong>. They have no account and do not
            log in. For each pupil we store:
          </p>
          <ul>
            <li>the first name, with an initial added where two are the same, as in “Emma K”</li>
            <li>which class the pupil is in</li>
            <li>where the pupil sits on the seating maps</li>
            <li>
              the conditions that the teacher sets, for instance that two pupils should sit apart,
              or that a pupil should sit in front
            </li>
            <li>the days on which a teacher has marked the pupil as away</li>
          </ul>
          <p>
            A guest can be put on a seating map, for instance a pupil of another class. About guests
            we store only the first name and the seat.
          </p>
          <p>
            There is no field for why a condition is set. Surnames, national identity numbers,
            contact details, pictures and information on health, diagnoses or behaviour must not be
            entered. If something looks like a full name, a number or an email address, the teacher
            gets a warning.
          </p>
          <p>
            The seating map is worked out in the teacher’s own browser. It is a proposal, and the
            teacher decides whether to use it. The service makes no automated decisions with legal
            effect for pupils, and builds no profiles of them.
          </p>
        </>
      ),
    },
    {
      id: 'visitors',
      heading: 'Visits to the website',
      body: (
        <>
          <p>
            You can read the website without telling us anything about yourself. We use neither
            analytics tools nor advertising networks. What is stored in your browser is listed under{' '}
            <To page="cookies">cookies</To>.
          </p>
          <p>
            The servers have to process your network address (IP address) in order to send you the
            page. To stop abuse we count, among other things, attempts to log in, to get a new
            password and to use licence codes. The network address, or the email address that a new
            password is asked for, is then stored only as a check code (hash) made with a secret
            key. A count runs for at most an hour and is deleted continuously after that. Our
            operating logs contain no names, network addresses or email addresses.
          </p>
          {others && (
            <p>
              Content from {others} is fetched only when you click on it. The company then receives
              your network address and processes it under its own terms.
            </p>
          )}
        </>
      ),
    },
    {
      id: 'legal-basis',
      heading: 'Purposes and legal basis',
      body: (
        <ul>
          <li>
            <strong>Account and service:</strong> necessary to perform the contract with you (GDPR
            Article 6(1)(b)). Where the school holds the contract, we rely on our legitimate
            interest in delivering what the school has ordered (point (f)).
          </li>
          <li>
            <strong>Payment and invoices:</strong> necessary for the contract (point (b)), and to
            comply with the Norwegian Bookkeeping Act (point (c)).
          </li>
          <li>
            <strong>Security and protection against abuse:</strong> our legitimate interest in a
            safe service (point (f)).
          </li>
          <li>
            <strong>Answers to enquiries:</strong> our legitimate interest in helping those who
            write to us (point (f)).
          </li>
          {others && (
            <li>
              <strong>Content from {others}:</strong> your consent, which you give by clicking
              (point (a)). If you don’t click, nothing is fetched.
            </li>
          )}
          <li>
            <strong>Pupils’ data:</strong> the school’s basis, which the school itself must have in
            place. For state schools it is normally a task in the public interest (point (e)).
          </li>
        </ul>
      ),
    },
    {
      id: 'visibility',
      heading: 'Who can see what',
      body: (
        <>
          <p>
            Classes and seating maps are visible only to users in the same school. Colleagues can
            view and search them, so that a substitute knows who sits where. Without a school only
            you can see them, until you move them to one. Pupils and parents have no access.
          </p>
          <p>
            The exception is a <strong>link for a substitute</strong>, made by a teacher who can see
            the class. It shows, without an account, the room, who sits where by first name, and who
            is away today; never conditions, earlier maps or surnames. It works for the day, or up
            to 30 days, and can be ended at any time. The teacher sees how often it was opened. We
            store nothing about the person who opens it.
          </p>
          <p>
            Teachers join the school with a licence code. An administrator can make a new code at
            any time. The old one then stops working, while teachers who are already registered keep
            their access.
          </p>
          <p>
            Colleagues at the school see your name and who is an administrator. The school’s
            administrators also see your email address, when you last logged in, how many classes
            you have, and a log of who joined, left, was removed, changed something about the
            school, shared a class by a link, downloaded their data or deleted their account. The
            log never names pupils.
          </p>
        </>
      ),
    },
    {
      id: 'providers',
      heading: 'Providers we use',
      body: (
        <>
          <p>We share data only with those who are needed to deliver the service:</p>
          <ul>
            <li>
              <strong>Hosting:</strong> servers and database in Germany, with everything that is
              stored in the service
            </li>
            <li>
              <strong>Login:</strong> Google Firebase Authentication, with the teacher’s email
              address, password and technical data about the login
            </li>
            <li>
              <strong>Card payment:</strong> Stripe, with data about the buyer and the payment
            </li>
            <li>
              <strong>Invoices and email:</strong> an access point for EHF and an email provider,
              with what the invoice or message says
            </li>
          </ul>
          <p>
            The providers of login, payment, invoices and email never receive pupils’ names from us.
            Otherwise we disclose data only where the law obliges us to. We never sell personal
            data.
          </p>
        </>
      ),
    },
    {
      id: 'storage',
      heading: 'Where the data are stored',
      body: (
        <>
          <p>
            Classes, pupils’ names, classrooms, conditions and seating maps are stored on European
            servers, in <strong>Germany</strong>. The same goes for the data that we ourselves store
            about teachers and schools.
          </p>
          <p>
            Login and card payment are provided by companies that may also process data outside the
            EEA, including in the United States. This concerns the teacher’s login and payment,
            never pupils’ names. Such transfers take place only on a valid basis under Chapter V of
            the GDPR, such as the EU’s standard contractual clauses. You can write to us to learn
            more about the basis.
          </p>
        </>
      ),
    },
    {
      id: 'retention',
      heading: 'How long we keep them',
      body: (
        <>
          <ul>
            <li>
              <strong>The account</strong> is kept until you delete it in the app. The login, the
              teacher profile and your personal classes are then removed. Classes at a school stay
              with the school, without your name, unless you choose otherwise. If you are the only
              teacher there, the school is deleted with everything in it. The school’s last
              administrator must first hand the role over to another. Until the deletion is
              completed at the providers of login and payment, too, and shortly after, we keep a
              technical id without a name.
            </li>
            <li>
              <strong>Pupils</strong> are kept until the teacher or the school deletes them. When a
              pupil is deleted, the name disappears everywhere, from earlier seating maps too. When
              a class is deleted, so are its pupils and maps.
            </li>
            <li>
              <strong>Seating maps</strong> are kept until you delete them, with up to 50 earlier
              versions of each and the first names of its guests. A deleted map can be restored for
              seven days. Then it is removed for good when a map of the class is next saved or
              deleted.
            </li>
            <li>
              <strong>Who was away</strong> on a day is kept for seven days. Then it is deleted as
              new absences are marked.
            </li>
            <li>
              <strong>Links for substitutes</strong> are kept for 30 days after their last day, then
              deleted as new ones are made. Addresses that a licence code or such a link is sent to
              are kept for 30 days after sending.
            </li>
            <li>
              <strong>Without an active subscription</strong>, what is made can still be seen,
              printed and exported until you delete it. The school can ask us to delete everything
              at any time.
            </li>
            <li>
              <strong>Invoices and accounts</strong> are kept for five years after the end of the
              financial year, as the Norwegian Bookkeeping Act requires.
            </li>
            <li>
              <strong>The school’s activity log</strong> is kept for two years. Older lines go when
              the next is written. Your name goes with your account.
            </li>
            <li>
              <strong>Removal from a school</strong> is kept until an administrator ends it.
            </li>
            <li>
              <strong>Enquiries</strong> are kept as long as needed to follow them up.
            </li>
          </ul>
          <p>
            Deleted data may remain in backups until these are overwritten, and is then used only
            for restoring the service.
          </p>
        </>
      ),
    },
    {
      id: 'security',
      heading: 'How we protect the data',
      body: (
        <>
          <p>
            The connection to the service is encrypted. Your login is kept in a cookie that scripts
            cannot read. For every call, the server checks that you have the right to see or change
            what you ask for, and attempts to guess passwords are limited.
          </p>
          <p>
            Should there be a breach of security for which we are the controller, we notify the
            Norwegian Data Protection Authority within 72 hours where the law requires it, and tell
            those concerned if the risk is high. If the breach concerns pupils’ data, we notify the
            school without undue delay.
          </p>
        </>
      ),
    },
    {
      id: 'rights',
      heading: 'Your rights',
      body: (
        <>
          <p>You have the right to:</p>
          <ul>
            <li>
              learn which data we hold about you, and receive a copy of them; a file with all of it
              can be downloaded from the account page in the app
            </li>
            <li>have data that are wrong corrected</li>
            <li>have data erased; you can delete the account yourself in the app</li>
            <li>have the processing restricted, for instance while an error is cleared up</li>
            <li>receive the data you have given us in a common digital format</li>
            <li>object to processing that rests on a legitimate interest</li>
            <li>withdraw a consent, without affecting what has already been done</li>
          </ul>
          <p>
            Write to us, and we will answer without undue delay and within one month at the latest.
            We may ask you to confirm who you are. It is free of charge.
          </p>
          <p>
            If you are a pupil or a parent, please contact the school, which is the controller. We
            help the school to answer.
          </p>
        </>
      ),
    },
    {
      id: 'complaints',
      heading: 'Complaints to the Data Protection Authority',
      body: (
        <p>
          If you think that we process personal data against the rules, we would like to hear it
          first, so that we can put it right. In any case you have the right to complain to the
          Norwegian Data Protection Authority (Datatilsynet), the supervisory authority in Norway.
          How to do so is explained at <a href="https://www.datatilsynet.no">datatilsynet.no</a>.
        </p>
      ),
    },
    {
      id: 'changes',
      heading: 'Changes',
      body: (
        <p>
          We update this policy when the service or the rules change. The date at the top shows when
          that last happened. Before a material change takes effect, we notify those who have an
          account, in the app or by email.
        </p>
      ),
    },
  ],
};
