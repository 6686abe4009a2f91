import type { LegalText } from '../legal-text';
import { companyName, To } from '../text-parts';

export const termsEn: LegalText = {
  title: 'Terms of use',
  description:
    'The agreement between you or your school and us: who may use the service, prices, trial, cancellation, liability and disputes.',
  summary: [
    'You must be at least 18 and register to use the service.',
    'What you enter is visible only to users in the same school, and through links to substitutes.',
    'Cancellation takes effect at the end of the paid term. Purchases are non-refundable, but the statutory right of withdrawal applies.',
    'Norwegian law governs, and disagreements are first to be settled by talking together.',
  ],
  sections: [
    {
      id: 'agreement',
      heading: 'The agreement',
      body: (
        <>
          <p>
            These terms are an agreement between {companyName} (“we”) and you who use the service.
            They also apply to the school when it has a subscription. You accept them when you
            register or buy a subscription.
          </p>
          <p>
            Together with these terms, the <To page="acceptableuse">acceptable use policy</To>, the{' '}
            <To page="eula">licence agreement</To>, the <To page="return">refund policy</To> and the{' '}
            <To page="disclaimer">disclaimer</To> apply. Where they differ, these terms prevail. How
            we process personal data is set out in the <To page="privacy">privacy policy</To>.
          </p>
        </>
      ),
    },
    {
      id: 'users',
      heading: 'Who may use the service',
      body: (
        <>
          <p>
            You must be <strong>at least 18 years old</strong> and register with an account of your
            own. The service is made for teachers and other school staff. Pupils are not to have an
            account.
          </p>
          <p>
            If you buy on behalf of a school, you confirm that you are authorised to do so. The
            school is then the party to the agreement and responsible for its teachers’ use.
          </p>
        </>
      ),
    },
    {
      id: 'accounts',
      heading: 'Account, roles and licence code',
      body: (
        <>
          <p>
            Give your correct name and an email address that you have access to. The account is
            personal. Keep the password to yourself, and tell us if you think that others have used
            the account.
          </p>
          <p>
            The school’s leader, or whoever is given the task, registers the school and becomes its
            administrator. The administrator is also a teacher, can buy a subscription for the
            school, and sees the licence code that teachers join with. The code is to be shared only
            with the school’s own staff. When a new code is made, the old one stops working.
            Teachers who are already registered keep their access.
          </p>
        </>
      ),
    },
    {
      id: 'service',
      heading: 'The service',
      body: (
        <>
          <p>
            The teacher registers a class with the pupils’ first names, chooses how the desks stand,
            sets conditions and gets a proposed seating map. The map can be saved, printed and
            exported. All subscriptions include an unlimited number of classes and maps in ordinary
            use. So that no one can fill the service, a teacher can have up to 500 classes and 200
            rooms, a school 20,000 classes, and a class 1,000 seating maps. If you come near a
            limit, you can delete what you no longer use.
          </p>
          <p>
            The school subscriptions cover a certain number of teachers: 20, 35 or 50. A school
            cannot register more teachers than its subscription has room for, when it orders too.
            The teacher subscription is for those who belong to no school in the service. We do not
            switch between a teacher subscription and a school subscription in the middle of a term.
          </p>
          <p>
            We may improve and change the service, but take nothing essential away during a term
            that has been paid for, unless the law, security or circumstances beyond our control
            require it.
          </p>
        </>
      ),
    },
    {
      id: 'content',
      heading: 'What you enter',
      body: (
        <>
          <p>
            Classes, classrooms, conditions and seating maps (“contributions”) belong to you or your
            school. We are only given the right to store, process and show them as far as the
            service needs it.
          </p>
          <p>
            Contributions are <strong>visible only to users in the same school</strong>. Seating
            maps that you save can be seen by all teachers at the school. They can also be shown to
            a substitute, by a link that a teacher makes and that works for a limited time. You are
            responsible for what you enter, and are to use only the pupils’ first names.
          </p>
        </>
      ),
    },
    {
      id: 'data-processing',
      heading: 'Data processing on behalf of the school',
      body: (
        <>
          <p>
            The school is the controller of the pupils’ data, and we are the processor (GDPR Article
            28). The processing lasts for as long as the agreement is in force and the data are
            stored. Its purpose is to make, store, show and export seating maps. It concerns the
            pupils’ first names, class, seat and conditions. We undertake to:
          </p>
          <ul>
            <li>
              process the data only on the school’s documented instructions, which are this
              agreement and what the school’s users do in the service
            </li>
            <li>make sure that everybody who has access with us is bound by confidentiality</li>
            <li>secure the data as Article 32 of the GDPR requires</li>
            <li>
              use sub-processors only under the same duties as our own, answer for them, and notify
              the school before we replace them or take on new ones, so that it can object
            </li>
            <li>store pupils’ data on servers in Germany</li>
            <li>
              help the school to answer pupils and parents, and with security, notification and data
              protection impact assessments
            </li>
            <li>notify the school of a breach of security without undue delay</li>
            <li>delete or hand over the data when the agreement ends, as the school chooses</li>
            <li>
              give the school what it needs to verify that we follow the rules, and contribute to
              audits
            </li>
          </ul>
          <p>
            If we think that an instruction is against the law, we say so. Where the school and we
            have signed a separate data processing agreement, it prevails over this section.
          </p>
        </>
      ),
    },
    {
      id: 'trial',
      heading: 'Trial',
      body: (
        <>
          <p>
            A <strong>school</strong> can try the service for 90 days from the administrator’s
            registration, without commitment. A school that goes on pays from its registration;
            otherwise it costs nothing. A <strong>teacher</strong> without a school can try it free
            of charge for 30 days. A teacher who joins a school gets the school’s trial, or keeps
            their own if it lasts longer. If a teacher creates a school later, the 90 days are
            counted from the teacher’s own registration, and a trial that has ended gives no new
            one. If a teacher leaves a school, what is left of the teacher’s own 30 days applies.
          </p>
          <p>
            One week before the trial ends, we ask by email whether you want to continue. The trial
            does not turn into a paid subscription by itself.
          </p>
          <p>
            <strong>Past offer, which ended on 31 December 2023:</strong> New users got a free trial
            for the entire year 2023. The offer was only for those who registered in 2023. For
            everybody who registers now, the trials above apply.
          </p>
        </>
      ),
    },
    {
      id: 'payment',
      heading: 'Prices and payment',
      body: (
        <>
          <p>
            All payments are in <strong>Norwegian kroner (NOK)</strong>. The price is the one shown
            on the subscription’s page when you order. The price for a teacher includes VAT. To the
            prices for schools, 25 per cent VAT is added on the invoice. The page of each
            subscription says which applies.
          </p>
          <p>
            The teacher subscription is paid by card. School subscriptions are paid by invoice, as
            EHF or by email. Only the school’s administrator can order for the school. The invoice
            is sent no later than one week before the term ends.
          </p>
          <p>
            If a claim is not paid in spite of a reminder, we may suspend making new classes and
            saving new maps until it is paid.
          </p>
        </>
      ),
    },
    {
      id: 'term',
      heading: 'Term, renewal and cancellation',
      body: (
        <>
          <p>
            A subscription bought on the pricing pages lasts for <strong>one year</strong> at a
            time.
          </p>
          <p>
            A school that continues after the trial by saying yes to the reminder can choose terms
            of <strong>six months</strong> instead, at half the yearly price. The first term counts
            from the registration. The first three months, which are the trial, are thus charged
            only if the school continues. If the school chooses a year, it counts from the end of
            the trial.
          </p>
          <p>
            The subscription <strong>renews</strong> for another term of the same length unless it
            has been cancelled before the term is over. You can cancel at any time under “Plan and
            billing” in the app; for a school, an admin does. Cancellation{' '}
            <strong>takes effect at the end of the paid term</strong>. Until then you can use the
            service as before.
          </p>
          <p>
            Without an active subscription you can still see, print and export what you have made,
            while creating classes and saving maps asks for a subscription.
          </p>
        </>
      ),
    },
    {
      id: 'refunds',
      heading: 'Refunds and right of withdrawal',
      body: (
        <p>
          <strong>All purchases are non-refundable.</strong> If you buy as a consumer, you
          nevertheless have a right of withdrawal of 14 days under the Norwegian Cancellation Act
          (angrerettloven), and your rights in case of defects under the Norwegian Digital Services
          Act for consumers (digitalytelsesloven). Nothing in these terms limits rights that the law
          does not let us depart from, including any right to leave the agreement earlier. Read more
          about <To page="return">refunds and withdrawal</To>.
        </p>
      ),
    },
    {
      id: 'availability',
      heading: 'Operation and faults',
      body: (
        <p>
          We take care that the service should be available, but cannot promise that it always is.
          We may stop it for maintenance or for the sake of security. Tell us about faults, and we
          will put them right as soon as we reasonably can. Keep a print-out or an export of maps
          that you depend on.
        </p>
      ),
    },
    {
      id: 'closing',
      heading: 'Deleting and closing an account',
      body: (
        <>
          <p>
            You can <strong>delete the account in the app</strong>. The login, the teacher profile
            and your personal classes are then removed. Classes at a school stay with the school
            unless you choose otherwise. If you are the only teacher there, the school is closed. A
            subscription paid by card ends at the same time. If you are the school’s last
            administrator, you must first hand the role over to somebody else. Deleting the account
            gives no right to a refund.
          </p>
          <p>
            We may close an account in case of a material breach of the agreement. We give notice
            and a chance to put things right first, unless it is urgent for the sake of pupils,
            other users or security.
          </p>
        </>
      ),
    },
    {
      id: 'liability',
      heading: 'Liability',
      body: (
        <>
          <p>
            We are not liable for indirect loss. Our total liability is limited to{' '}
            <strong>
              the lesser of the amount you have paid us in the last six months and NOK&nbsp;3,000
            </strong>
            .
          </p>
          <p>
            The limit does not apply where we have acted with intent or gross negligence, to
            personal injury, or where it is against law that cannot be departed from by agreement.
            It does not restrict consumers’ statutory rights, nor the right to compensation under
            Article 82 of the GDPR.
          </p>
        </>
      ),
    },
    {
      id: 'disputes',
      heading: 'Disagreements and disputes',
      body: (
        <>
          <p>
            If we disagree, we are first to try to settle the matter by informal negotiation for{' '}
            <strong>at least 30 days</strong>, counted from when one has explained in writing to the
            other what the matter is. Only then may it be taken to arbitration. The arbitration
            follows the Norwegian Arbitration Act and takes place in Norway.
          </p>
          <p>
            <strong>If you are a consumer</strong>, you are not bound by an arbitration agreement
            made before the dispute arose. You can always go to the ordinary courts. The Norwegian
            Consumer Council (Forbrukerrådet) gives free guidance. If we find no solution, you can
            complain to the Norwegian Consumer Authority (Forbrukertilsynet), which mediates, and
            the matter can then be brought before the Norwegian Consumer Disputes Commission
            (Forbrukerklageutvalget). The negotiation does not cut you off from any of this.
          </p>
        </>
      ),
    },
    {
      id: 'law',
      heading: 'Governing law',
      body: (
        <p>
          The agreement is governed by <strong>Norwegian law</strong>. If you live in another
          country as a consumer, you keep the protection that mandatory rules there give you.
        </p>
      ),
    },
    {
      id: 'changes',
      heading: 'Changes to the terms',
      body: (
        <p>
          We may change the terms when the service, the law or its operation require it. The date at
          the top shows the latest change. If a change is material, we give notice in the app or by
          email in reasonable time before it takes effect. If you do not accept the change, you can
          cancel. The price of a term that has been paid for does not change.
        </p>
      ),
    },
  ],
};
