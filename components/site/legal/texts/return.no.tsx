import type { LegalText } from '../legal-text';
import { companyName, Email, To } from '../text-parts';

export const returnNo: LegalText = {
  title: 'Refusjon og angrerett',
  description:
    'Kjøp refunderes ikke, men forbrukere har 14 dagers angrerett. Slik sier du opp, slik angrer du, og dette gjør vi hvis noe er feil.',
  summary: [
    'Kjøp refunderes ikke.',
    'Forbrukere har likevel 14 dagers angrerett etter loven.',
    'Oppsigelse gjelder fra slutten av perioden som er betalt.',
  ],
  sections: [
    {
      id: 'non-refundable',
      heading: 'Kjøp refunderes ikke',
      body: (
        <>
          <p>
            Vi selger tilgang til en nettjeneste. Det er ingen varer å sende tilbake. Derfor gjelder
            dette for alle abonnementer: <strong>Kjøp refunderes ikke</strong>, heller ikke delvis,
            om du slutter å bruke tjenesten, sletter kontoen eller sier opp før perioden er ute.
          </p>
          <p>
            Prøv derfor først. En skole prøver i 90 dager uten å binde seg. Går skolen videre,
            betaler den fra registreringen; ellers koster det ingenting. En lærer prøver gratis i 30
            dager. Prøveperioden går ikke over i et kjøp av seg selv.
          </p>
          <p>
            Rettigheter som loven gir deg, og som vi ikke kan avtale bort, gjelder uansett. De
            viktigste står nedenfor.
          </p>
        </>
      ),
    },
    {
      id: 'withdrawal',
      heading: 'Angrerett for forbrukere',
      body: (
        <>
          <p>
            Kjøper du som privatperson og ikke hovedsakelig som ledd i næringsvirksomhet, har du
            etter angrerettloven rett til å gå fra kjøpet innen <strong>14 dager</strong> etter at
            avtalen ble inngått, uten å oppgi noen grunn. Angreretten gjelder ikke når en skole
            kjøper.
          </p>
          <p>
            Du bruker angreretten ved å gi oss tydelig beskjed før fristen er ute. Skriv til{' '}
            <Email />, gjerne med{' '}
            <To page="return" section="form">
              skjemaet nedenfor
            </To>
            . Det er nok at du sender beskjeden innen fristen.
          </p>
          <p>
            Da betaler vi tilbake det du har betalt, uten ugrunnet opphold og senest 14 dager etter
            at vi fikk beskjeden, på samme måte som du betalte. Har du uttrykkelig bedt om at
            abonnementet skulle starte før angrefristen var ute, kan vi trekke fra en forholdsmessig
            del for dagene det har vært i bruk.
          </p>
        </>
      ),
    },
    {
      id: 'form',
      heading: 'Angreskjema',
      body: (
        <>
          <p>Kopier teksten til en e-post, fyll ut og send den bare hvis du vil angre kjøpet.</p>
          <blockquote>
            <p>
              Til {companyName}, <Email />
            </p>
            <p>
              Jeg underretter om at jeg ønsker å gå fra min avtale om kjøp av følgende tjeneste:
              (abonnement)
            </p>
            <p>Avtalen ble inngått den: (dato)</p>
            <p>Navn:</p>
            <p>E-postadressen til kontoen:</p>
            <p>Dato:</p>
          </blockquote>
        </>
      ),
    },
    {
      id: 'cancellation',
      heading: 'Oppsigelse',
      body: (
        <p>
          Du kan si opp når som helst under «Abonnement og betaling» i appen; for en skole gjør en
          administrator det. Oppsigelsen{' '}
          <strong>gjelder fra slutten av perioden som er betalt</strong>. Til da virker alt som før,
          og abonnementet fornyes ikke. Gir ufravikelig lov deg som forbruker rett til å komme
          tidligere ut av avtalen, følger vi loven. Etterpå kan du fortsatt se, skrive ut og
          eksportere det du har laget.
        </p>
      ),
    },
    {
      id: 'faults',
      heading: 'Når noe er feil',
      body: (
        <>
          <p>
            Er du trukket to ganger, eller har fakturaen feil beløp, retter vi det. Feil krav
            betaler vi tilbake. Har en faktura gått ut feil, får skolen en kreditnota.
          </p>
          <p>
            Virker tjenesten ikke slik du med rimelighet kan vente, skriver du til oss, så vi kan
            rette feilen. Forbrukere har ved feil også rettigheter etter digitalytelsesloven, som
            retting, prisavslag eller heving.
          </p>
          <p>
            Blir vi ikke enige, står veien videre under{' '}
            <To page="terms" section="disputes">
              uenighet og tvister
            </To>{' '}
            i vilkårene.
          </p>
        </>
      ),
    },
  ],
};
