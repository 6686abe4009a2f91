import { thirdPartyNames } from '../third-parties';
import type { LegalText } from '../legal-text';
import { Email, To } from '../text-parts';

const others = thirdPartyNames('og');

export const disclaimerNo: LegalText = {
  title: 'Ansvarsfraskrivelse',
  description:
    'Hva du kan og ikke kan vente av tjenesten: Klassekart er forslag, tall om spart tid er anslag, og lærerens vurdering går foran.',
  summary: [
    'Et klassekart er et forslag. Læreren bestemmer.',
    'Tall om spart tid og penger er anslag, ikke løfter.',
    'Lenker og innhold fra andre svarer de andre for.',
  ],
  sections: [
    {
      id: 'proposal',
      heading: 'Klassekart er forslag',
      body: (
        <>
          <p>
            Tjenesten setter opp et klassekart ut fra det læreren legger inn. Den oppfyller enten
            alle betingelser, eller sier fra om hvilke som ikke gikk opp. Den kjenner ikke elevene.
            Den vet ikke hvorfor to bør sitte hver for seg, hvem som ser eller hører dårlig, eller
            hvordan miljøet i klassen er, ut over det betingelsene uttrykker.
          </p>
          <p>
            Lærerens faglige skjønn går derfor alltid foran. Skolen har ansvar for at plasseringen
            er forsvarlig, at elever får den tilretteleggingen de har krav på, og at rommet følger
            reglene for brann og rømning. Tegningen av rommet viser pulter, ikke dører,
            rømningsveier eller avstander.
          </p>
        </>
      ),
    },
    {
      id: 'estimates',
      heading: 'Tall om tid og penger er anslag',
      body: (
        <>
          <p>
            Vi skriver at det tar rundt 20 minutter å lage et klassekart for hånd og under 2
            minutter med tjenesten, og at en lærer som lager nytt kart hver tredje eller fjerde uke,
            kan spare om lag 4&nbsp;000 kroner i året når en time regnes til 300 kroner. Dette er
            anslag som skal vise omfanget. Hva du sparer, kommer an på klassen, rommet og hvordan du
            arbeider.
          </p>
          <p>Vi lover heller ingen bestemt virkning på læring, ro eller trivsel.</p>
        </>
      ),
    },
    {
      id: 'information',
      heading: 'Artikler og veiledning',
      body: (
        <p>
          Artiklene og brukerveiledningen på nettstedet er ment som allmenn informasjon. De er ikke
          juridiske eller pedagogiske råd om en bestemt skole, klasse eller elev. Vi prøver å holde
          dem riktige og oppdaterte, men kan ikke svare for at de alltid er det.
        </p>
      ),
    },
    {
      id: 'as-is',
      heading: 'Tjenesten leveres som den er',
      body: (
        <p>
          Vi legger arbeid i at tjenesten skal være trygg og virke som beskrevet, men garanterer
          ikke at den er uten feil eller alltid tilgjengelig. Kontroller et kart før du henger det
          opp, og ta vare på en utskrift eller en eksport av det du er avhengig av. Forbrukeres
          lovfestede rettigheter ved feil gjelder fullt ut.
        </p>
      ),
    },
    {
      id: 'others',
      heading: 'Innhold og lenker fra andre',
      body: (
        <p>
          Nettstedet lenker til andre
          {others && `, og kan vise innhold fra ${others} når du ber om det`}. Vi styrer ikke
          innholdet der og svarer ikke for det. Omtaler gir uttrykk for hva den enkelte kunden
          mener. Det brukerne selv legger inn, har de ansvaret for etter{' '}
          <To page="acceptableuse">reglene for akseptabel bruk</To>.
        </p>
      ),
    },
    {
      id: 'limits',
      heading: 'Grensene for ansvaret',
      body: (
        <>
          <p>
            Hvor langt ansvaret vårt går, står i{' '}
            <To page="terms" section="liability">
              vilkårene
            </To>
            : høyst det laveste av beløpet du har betalt de siste seks månedene, og 3&nbsp;000
            kroner, med de unntakene som står der. Denne siden utvider ikke fraskrivelsen. Den
            begrenser heller ikke rettigheter som norsk lov ikke lar oss fravike.
          </p>
          <p>
            Finner du noe som er galt, vil vi gjerne vite det. Skriv til <Email />.
          </p>
        </>
      ),
    },
  ],
};
