import { Chapter, Lead, Step, Steps, Tip, Ui } from './parts';
import { Picture } from './picture';
import { appWords } from './words';

export async function RegisterClass() {
  const t = await appWords();
  return (
    <Chapter id="register-class">
      <Lead>
        En klasse har et trinn, et navn og elevenes fornavn. Mer trengs ikke, og mer skal du heller
        ikke skrive.
      </Lead>
      <Steps>
        <Step>
          Trykk på <Ui>{t('Home.newClass')}</Ui> øverst på siden med klassene dine. Er det den
          første klassen, heter knappen <Ui>{t('FirstSteps.start')}</Ui>.
        </Step>
        <Step>
          Fyll ut <Ui>{t('ClassForm.grade')}</Ui>, for eksempel 8 eller Vg1, og{' '}
          <Ui>{t('ClassForm.name')}</Ui>, for eksempel 8B.
        </Step>
        <Step
          picture={
            <Picture
              name="new-class"
              alt="Siden Ny klasse: trinn 8, klassen 8B, seks elever i listen og navnet Fatima på vei inn i feltet Fornavn."
            />
          }
        >
          Skriv ett fornavn om gangen, og trykk Enter etter hvert navn. Elevene legger seg i listen
          under. Krysset fjerner en elev, og det kan du angre med én gang.
        </Step>
        <Step
          picture={
            <Picture
              name="paste-list"
              alt="Feltet Liste med fornavn med atten navn under hverandre og knappen Legg til 18 elever."
            />
          }
        >
          Har du navnene i en liste, trykker du på <Ui>{t('Pupils.pasteList')}</Ui>. Det skal være
          ett navn per linje, eller komma mellom navnene.
        </Step>
        <Step>
          Trykk på <Ui>{t('ClassForm.create')}</Ui>. Klassen er lagret, og du går rett videre til
          klassekartet.
        </Step>
      </Steps>
      <Tip title="To elever med samme navn?">
        <p>
          Legg til en bokstav: Emma og Emma K. Appen sier fra når et navn allerede er i klassen, og
          når noe ser ut som et fullt navn, en e-postadresse eller et nummer.
        </p>
      </Tip>
    </Chapter>
  );
}
