import { publicEnv } from '@/lib/env/public';
import { Chapter, Lead, Step, Steps, Tip, Ui } from './parts';
import { Picture } from './picture';
import { appWords } from './words';

export async function CreateAccounts() {
  const t = await appWords();
  const { email } = publicEnv.company;
  return (
    <Chapter id="create-accounts">
      <Lead>
        Du trenger en e-postadresse og et passord. Prøveperioden er gratis og varer i 30 dager, og
        du legger ikke inn noe betalingskort.
      </Lead>
      <Steps>
        <Step>
          Gå til{' '}
          <a href={`${publicEnv.appUrl}/signup`} className="text-green underline">
            registreringen
          </a>
          , eller trykk på registreringsknappen på forsiden.
        </Step>
        <Step>
          Skriv navnet ditt slik kollegene kjenner det, e-postadressen din og et passord på minst 8
          tegn. Øyet i passordfeltet viser hva du har skrevet.
        </Step>
        <Step>
          Oppretter du skolen, krysser du av for <Ui>{t('Auth.adminAccount')}</Ui> og skriver navnet
          på skolen. Da begynner skolens prøveperiode på 90 dager. Har du fått en lisenskode av
          administratoren på skolen, skriver du den i stedet; kommer du fra lenken eller QR-koden
          til skolen, står den der allerede. Er du på egen hånd, lar du feltet stå tomt.
        </Step>
        <Step
          picture={
            <Picture
              name="sign-up"
              alt="Registreringsskjemaet med feltene Navn, E-post og Passord, fylt ut for læreren Kari."
            />
          }
        >
          Kryss av for at du er minst 18 år og godtar vilkårene, og trykk på{' '}
          <Ui>{t('Auth.signUp')}</Ui>. Du er inne med en gang. En lenke i e-posten bekrefter
          adressen; den kan du åpne når det passer.
        </Step>
        <Step
          picture={
            <Picture
              name="welcome"
              alt="Velkomstsiden viser de tre stegene til det første klassekartet, med knappen Registrer en klasse."
            />
          }
        >
          Velkomstsiden viser veien videre. Trykk på <Ui>{t('FirstSteps.start')}</Ui> når du er
          klar.
        </Step>
      </Steps>
      <Tip title="Godt å vite">
        <p>
          E-postadressen brukes til innlogging, nytt passord og beskjeder om abonnementet. Du må
          være minst 18 år for å registrere deg.
        </p>
        <p>
          Neste gang trykker du på <Ui>{t('Auth.signIn')}</Ui> på forsiden. Språket bytter du øverst
          til høyre, også i appen. Under navnet ditt der finner du kontoen, skolen, abonnementet og
          denne veiledningen.
        </p>
        <p>
          Når prøveperioden er over, kan du fortsatt se, skrive ut og eksportere alt du har laget.
          Nye klasser og kart krever et abonnement. Lurer du på hva som passer for skolen din, kan
          du skrive til{' '}
          <a href={`mailto:${email}`} className="text-green [overflow-wrap:anywhere] underline">
            {email}
          </a>
          .
        </p>
      </Tip>
    </Chapter>
  );
}
