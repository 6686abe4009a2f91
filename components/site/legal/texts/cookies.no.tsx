import { hasThirdPartyReviews, hasThirdPartyVideo, thirdPartyNames } from '../third-parties';
import type { LegalText } from '../legal-text';
import { StoredItem } from '../stored-item';
import { To } from '../text-parts';

/** One entry of browser storage: where it is kept, who sets it and when, what for, and how long. */
function Item(item: { name: string; kind: string; set: string; purpose: string; kept: string }) {
  return (
    <StoredItem
      name={item.name}
      facts={[
        { term: 'Type', text: item.kind },
        { term: 'Når', text: item.set },
        { term: 'Formål', text: item.purpose },
        { term: 'Varighet', text: item.kept },
      ]}
    />
  );
}

const others = thirdPartyNames('og');

export const cookiesNo: LegalText = {
  title: 'Informasjonskapsler',
  description:
    'Alle informasjonskapsler og annet vi lagrer i nettleseren din: navn, formål og varighet. Ingen av dem brukes til reklame eller sporing.',
  summary: [
    'Vi bruker bare det som trengs for språkvalg, innlogging, det du holder på å skrive, og hvordan du ser kartene.',
    'Ingen informasjonskapsler til reklame, statistikk eller sporing.',
    others
      ? `Ingenting hentes fra ${others} før du ber om det.`
      : 'Ingen side her henter noe fra andre selskaper.',
  ],
  sections: [
    {
      id: 'about',
      heading: 'Hva dette gjelder',
      body: (
        <>
          <p>
            Informasjonskapsler («cookies») er små tekster som et nettsted lagrer i nettleseren og
            får tilbake ved neste besøk. Nettlesere har også andre lagringsplasser: lokal lagring,
            lagring for én fane og små databaser. Her står alt vi bruker, med navn, formål og
            varighet.
          </p>
          <p>
            Åpner du nettstedet uten å velge språk eller logge inn, lagrer vi ingenting. Resten er
            nødvendig for noe du selv ber om. Derfor ber vi ikke om samtykke i et eget vindu, slik
            loven om elektronisk kommunikasjon (ekomloven) åpner for.
          </p>
        </>
      ),
    },
    {
      id: 'cookies',
      heading: 'Informasjonskapsler vi setter',
      body: (
        <>
          <Item
            name="preferredLanguage"
            kind="Informasjonskapsel"
            set="Når du velger språk"
            purpose="Husker om du vil ha norsk eller engelsk, slik at serveren kan sende siden på riktig språk."
            kept="365 dager fra du sist valgte språk"
          />
          <Item
            name="__Host-csrf"
            kind="Informasjonskapsel, kan ikke leses av skript"
            set="Når du logger inn"
            purpose="Vern mot at andre nettsteder logger deg inn uten at du vet det. Inneholder et tilfeldig tall."
            kept="24 timer"
          />
          <Item
            name="__Host-session"
            kind="Informasjonskapsel, kan ikke leses av skript"
            set="Når du logger inn"
            purpose="Holder deg innlogget."
            kept="14 dager, eller til du logger ut"
          />
          <Item
            name="signedIn"
            kind="Informasjonskapsel"
            set="Når du logger inn"
            purpose="Forteller nettstedet at du er innlogget, slik at knappene øverst passer. Inneholder bare tallet 1 og gir ingen tilgang."
            kept="14 dager, eller til du logger ut"
          />
          <p>
            De to som begynner med <code>__Host-</code>, sendes bare over kryptert forbindelse. På
            en ukryptert forbindelse, som under testing på egen maskin, mangler navnene denne
            forstavelsen. Ingen av informasjonskapslene sendes til andre enn oss.
          </p>
        </>
      ),
    },
    {
      id: 'storage',
      heading: 'Annet som lagres i nettleseren',
      body: (
        <>
          <Item
            name="preferredLanguage"
            kind="Lokal lagring"
            set="Når du velger språk"
            purpose="Tar vare på språkvalget også om informasjonskapselen blir borte."
            kept="Til du sletter nettstedets data i nettleseren"
          />
          <Item
            name="map-view"
            kind="Lokal lagring"
            set="Når du snur et klassekart eller velger hvordan det skal skrives ut"
            purpose="Husker fra hvilken side du vil se kartene, og papir og innhold i PDF-en."
            kept="Til du sletter nettstedets data i nettleseren"
          />
          <Item
            name="place"
            kind="Lagring for én fane"
            set="Når du velger språk et stykke nede på en side"
            purpose="Viser deg samme sted i teksten når siden kommer på det andre språket. Inneholder bare hvilket avsnitt du var ved."
            kept="Til siden er lastet på nytt"
          />
          <Item
            name="email-notice"
            kind="Lagring for én fane"
            set="Når du legger bort meldingen om at e-postadressen ikke er bekreftet"
            purpose="Husker at meldingen er lagt bort. Inneholder bare et tilfeldig nummer for kontoen."
            kept="Til du lukker fanen"
          />
          <Item
            name="card-before-portal"
            kind="Lagring for én fane"
            set="Når du går til siden for kort og kvitteringer"
            purpose="Viser om abonnementet ble endret"
            kept="Til du er tilbake"
          />
          <Item
            name="draft:…"
            kind="Lagring for én fane"
            set="Når du skriver inn en klasse, betingelser eller en bestilling, eller tegner et rom i appen"
            purpose="Utkast, slik at det du har skrevet eller tegnet, ikke går tapt om du forlater siden."
            kept="Til du lagrer, bestiller, forkaster, logger ut eller lukker fanen"
          />
          <Item
            name="work:…"
            kind="Lokal lagring"
            set="Når du lager eller retter et klassekart i appen"
            purpose="Klassekartet du arbeider med, slik at det ikke går tapt om nettleseren lukkes. Det har med seg fornavn på gjester, men ikke på elever. Høyst tolv tas vare på."
            kept="Til du lagrer, forkaster eller logger ut, og høyst 14 dager"
          />
          <Item
            name="tab"
            kind="Lagring for én fane"
            set="Når du lager eller retter et klassekart i appen"
            purpose="Et tilfeldig tall som hindrer at to faner skriver over hverandres klassekart."
            kept="Til du logger ut eller lukker fanen"
          />
          <Item
            name="firebase-heartbeat-database"
            kind="Database i nettleseren (IndexedDB)"
            set="Når du logger inn i appen"
            purpose="Lages av innloggingsbiblioteket fra Google (Firebase). Inneholder datoen biblioteket sist ble brukt, og hvilken versjon det var, men ingenting om hvem du er. Biblioteket melder dette til Google sammen med innloggingen, høyst én gang om dagen."
            kept="Til du sletter nettstedets data i nettleseren"
          />
          <p>
            Utkastene blir i din egen nettleser. De sendes ikke til oss før du lagrer. Bruker du en
            maskin som flere har tilgang til, bør du logge ut når du er ferdig. Da slettes
            utkastene.
          </p>
        </>
      ),
    },
    {
      id: 'third-parties',
      heading: 'Innhold fra andre, bare etter klikk',
      body: (
        <>
          <p>
            Ingen side her henter noe fra andre selskaper når du åpner den.{' '}
            {others && ' Dette på forsiden hentes fra andre, men først når du klikker på det:'}
          </p>
          {others && (
            <>
              <ul>
                {hasThirdPartyVideo && (
                  <li>
                    <strong>Opplæringsvideoen</strong> hentes fra youtube-nocookie.com, som er
                    Googles utgave av YouTube med utvidet personvern.
                  </li>
                )}
                {hasThirdPartyReviews && (
                  <li>
                    <strong>Omtalene</strong> hentes fra trustpilot.com.
                  </li>
                )}
              </ul>
              <p>
                Når du klikker, får selskapet nettverksadressen din og kan lagre egne
                informasjonskapsler på sine egne adresser. Hva de gjør med opplysningene, bestemmer
                de selv. Lar du være å klikke, får de ikke vite noe.
              </p>
            </>
          )}
          <p>
            Logger du inn, sender nettleseren e-postadressen og passordet til Googles
            innloggingstjeneste. Betaler du med kort, åpnes betalingssiden til Stripe, som har egne
            informasjonskapsler. Se <To page="privacy">personvernerklæringen</To>.
          </p>
        </>
      ),
    },
    {
      id: 'control',
      heading: 'Slik sletter du',
      body: (
        <p>
          I innstillingene i nettleseren kan du se, slette og blokkere det som er lagret. Sletter du
          alt, blir du logget ut, og språkvalget går tapt. Blokkerer du informasjonskapsler, kan du
          fortsatt lese nettstedet, men ikke logge inn.
        </p>
      ),
    },
    {
      id: 'changes',
      heading: 'Endringer',
      body: (
        <p>
          Tar vi i bruk noe nytt, fører vi det opp her først. Datoen øverst viser siste endring.
          Skulle vi noen gang bruke noe som ikke er nødvendig, spør vi deg om samtykke på forhånd.
        </p>
      ),
    },
  ],
};
