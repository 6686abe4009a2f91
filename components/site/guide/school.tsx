import { Chapter, Lead, Step, Steps, Tip, Ui } from './parts';
import { Picture } from './picture';
import { appWords } from './words';

export async function School() {
  const t = await appWords();
  return (
    <Chapter id="school">
      <Lead>
        En administrator får kollegene med og begynner nye skoleår. En skole kan ha flere
        administratorer.
      </Lead>
      <Steps>
        <Step>
          Trykk på navnet ditt øverst til høyre, og så på <Ui>{t('Frame.toSchool')}</Ui>. Hører du
          ikke til en skole ennå, kan du bli med i en eller opprette en under{' '}
          <Ui>{t('Frame.toAccount')}</Ui> i den samme menyen. Har du klasser fra før, velger du der
          om kollegene skal se dem.
        </Step>
        <Step
          picture={
            <Picture
              name="school"
              alt="Skolens side for administratoren: tre steg for å få med den første kollegaen, lisenskoden og knappene for å kopiere den, sende den på e-post og skrive ut et ark."
            />
          }
        >
          Gi kollegene lisenskoden: send den med <Ui>{t('SchoolCode.email')}</Ui>, eller heng opp
          arket fra <Ui>{t('SchoolCode.print')}</Ui> på lærerværelset. Den som skanner QR-koden på
          arket, får koden fylt ut. <Ui>{t('SchoolCode.renew')}</Ui> gjør den gamle koden ugyldig.
          Lærere som alt er med, merker ingenting.
        </Step>
        <Step>
          Under <Ui>{t('SchoolMembers.title')}</Ui> ser du hvem som er med, når de sist var
          innlogget, og hvor mange plasser som er i bruk. Med <Ui>{t('SchoolMembers.change')}</Ui>{' '}
          gjør du en kollega til administrator eller fjerner en fra skolen. Klassene blir hos skolen
          og får en ny lærer.
        </Step>
        <Step
          picture={
            <Picture
              name="new-year"
              alt="Siden Nytt skoleår: 5A flytter opp til 6A, og 10A slutter. Hver klasse har valgene flytter opp, slutter og blir som den er."
            />
          }
        >
          Når et nytt skoleår begynner, trykker du på <Ui>{t('SchoolYear.open')}</Ui>. Der ser du
          hva som skjer med hver klasse, og kan velge noe annet. Elever, klassekart og rom blir med.
          Ingenting er endret før du begynner skoleåret, og du kan angre i 30 dager.
        </Step>
        <Step>
          <Ui>{t('SchoolActivity.open')}</Ui> viser hva som er gjort på skolen, for eksempel hvem
          som ble med, og når koden ble ny. Loggen nevner aldri elever.
        </Step>
        <Step>
          Under <Ui>{t('Frame.billing')}</Ui> i menyen med navnet ditt ser du hvilket abonnement
          skolen har, og hva det koster. Der bytter du til en større plan, sier opp og tar
          oppsigelsen tilbake, laster ned fakturaene som PDF eller EHF, og endrer hvem som skal ha
          de neste. Kollegene ser hvor lenge abonnementet gjelder, og hvem de kan spørre.
        </Step>
      </Steps>
      <Tip title="Kontoen din">
        <p>
          Under <Ui>{t('Frame.toAccount')}</Ui> bytter du navn, e-postadresse, passord og språk, og
          ser hvor du er logget inn. Der kan du også laste ned alt som er lagret om kontoen, forlate
          skolen og slette kontoen. Før noe slettes, får du se hva som forsvinner, og hva som blir
          hos skolen.
        </p>
        <p>
          Betaler du med kort, bytter du kort, sier opp og finner kvitteringer under{' '}
          <Ui>{t('Frame.billing')}</Ui>.
        </p>
      </Tip>
    </Chapter>
  );
}
