import { Chapter, Lead, Step, Steps, Tip, Ui } from './parts';
import { Picture } from './picture';
import { appWords } from './words';

export async function EditClass() {
  const t = await appWords();
  return (
    <Chapter id="edit-class">
      <Lead>
        Elever kommer til og flytter, og et nytt skoleår gir et nytt trinn. Slik retter du det.
      </Lead>
      <Steps>
        <Step>
          Trykk på <Ui>{t('Home.editClass')}</Ui> på kortet til klassen.
        </Step>
        <Step
          picture={
            <Picture
              name="edit-class"
              alt="Siden til 8B med feltene Trinn og Klassens navn, feltet for nye elever og listen over elevene."
            />
          }
        >
          Rett trinnet, navnet på klassen eller navnet på en elev rett i feltene. Nye elever legger
          du til øverst, og krysset fjerner en elev.
        </Step>
        <Step>
          Trykk på <Ui>{t('ClassForm.save')}</Ui>. Retter du et navn, blir det rettet på alle
          klassens kart. Fjerner du en elev, blir navnet borte fra dem.
        </Step>
        <Step
          picture={
            <Picture
              name="saved-maps"
              alt="Nederst på siden til klassen: listen Lagrede klassekart, der ett kart er merket Aktivt, og knappen Slett klassen."
            />
          }
        >
          Nederst ligger de lagrede kartene og knappen <Ui>{t('ClassForm.delete')}</Ui>. Appen spør
          før den sletter, for klassen, elevene og alle kartene blir borte, og det kan ikke angres.
        </Step>
      </Steps>
      <Tip title="Ble du avbrutt?">
        <p>
          Det du skriver i en klasse, blir tatt vare på i nettleseren til du lagrer. Kommer du
          tilbake til siden, henter appen det fram, og du kan fortsette eller velge{' '}
          <Ui>{t('ClassForm.discard')}</Ui>.
        </p>
      </Tip>
    </Chapter>
  );
}
