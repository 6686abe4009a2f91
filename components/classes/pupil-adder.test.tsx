/** @jest-environment jsdom */
import { cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileProblem } from '@/lib/client/files/file-problem';
import { maxPupils } from '@/lib/contracts/classes/classes';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { PupilAdder } from './pupil-adder';

// jsdom has files whose bytes cannot be read; that a real one can is tested with read-file and in the browser.
jest.mock('@/lib/client/files/read-file', () => ({
  readFile: async ({ name }: File) => {
    if (name.endsWith('.pdf')) throw new FileProblem('pdf');
    const cells = [
      ['Etternavn', 'Fornavn'],
      ['Hansen', 'Ada'],
      ['Lie', 'Bo'],
    ];
    return [{ name: '', cells }];
  },
}));

const t = words('Pupils');
const field = () => screen.getByRole('textbox', { name: t('firstName') });

/** Renders the field beside a class that takes what is added. */
function renderAdder(...pupils: string[]) {
  renderApp(
    <PupilAdder
      currentPupils={() => pupils.map((name) => ({ id: name, name }))}
      onAdd={(names) => pupils.push(...names)}
      onImport={(after) => pupils.splice(0, pupils.length, ...after.map(({ name }) => name))}
    />,
  );
  return { pupils, user: userEvent.setup() };
}

describe('adding pupils one at a time', () => {
  it('adds the name with Enter, empties the field and stays in it for the next', async () => {
    const { pupils, user } = renderAdder();
    await user.type(field(), 'Ada{Enter}Oksana{Enter}');
    expect(pupils).toEqual(['Ada', 'Oksana']);
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  it('takes the focus at first, unless something else has it already', () => {
    const adder = (
      <PupilAdder isFocused currentPupils={() => []} onAdd={() => {}} onImport={() => {}} />
    );
    renderApp(adder);
    expect(field()).toHaveFocus();
    cleanup();
    renderApp(
      <>
        <button autoFocus>Konto</button>
        {adder}
      </>,
    );
    expect(screen.getByRole('button', { name: 'Konto' })).toHaveFocus();
  });

  it('adds the name with the button too, and goes back to the field', async () => {
    const { pupils, user } = renderAdder();
    await user.type(field(), '  Đặng ');
    await user.click(screen.getByRole('button', { name: t('add') }));
    expect(pupils).toEqual(['Đặng']);
    expect(field()).toHaveFocus();
  });

  it('keeps a name that is already in the class in the field, and says so beside it', async () => {
    const { pupils, user } = renderAdder('Emma');
    await user.type(field(), 'emma{Enter}');
    expect(pupils).toEqual(['Emma']);
    expect(field()).toHaveValue('emma');
    expect(field()).toHaveAccessibleDescription(
      expect.stringContaining(t('alreadyThere', { name: 'emma' })),
    );
    await user.type(field(), ' K');
    expect(field()).toBeValid();
    await user.keyboard('{Enter}');
    expect(pupils).toEqual(['Emma', 'emma K']);
  });

  it('asks for a name when there is none', async () => {
    const { pupils, user } = renderAdder();
    await user.type(field(), '   {Enter}');
    expect(pupils).toEqual([]);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(t('empty')));
  });

  it('keeps a name that is too long in the field, and says so', async () => {
    const { pupils, user } = renderAdder();
    await user.click(field());
    await user.paste('a'.repeat(61));
    await user.keyboard('{Enter}');
    expect(pupils).toEqual([]);
    expect(field()).toHaveValue('a'.repeat(61));
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(t('tooLong')));
  });

  it('does not add a name whose Enter only ends the composition of a character', async () => {
    const { pupils, user } = renderAdder();
    await user.type(field(), 'はな');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(pupils).toEqual([]);
    expect(field()).toHaveValue('はな');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: false });
    expect(pupils).toEqual(['はな']);
  });

  it('knows the Enter that ends a composition in browsers that report it after the end', async () => {
    const { pupils, user } = renderAdder();
    await user.type(field(), 'はな');
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229, isComposing: false });
    expect(pupils).toEqual([]);
  });

  it('refuses more pupils than a class may have', async () => {
    const full = Array.from({ length: maxPupils }, (_, index) => `Pupil ${index}`);
    const { pupils, user } = renderAdder(...full);
    await user.type(field(), 'Ada{Enter}');
    expect(pupils).toHaveLength(maxPupils);
    expect(field()).toHaveValue('Ada');
    expect(field()).toHaveAccessibleDescription(
      expect.stringContaining(t('tooMany', { max: maxPupils })),
    );
  });

  it('does not send the form around it with Enter', () => {
    renderAdder();
    const enter = createEvent.keyDown(field(), { key: 'Enter' });
    fireEvent(field(), enter);
    expect(enter.defaultPrevented).toBe(true);
  });
});

describe('pasting several names into the field', () => {
  it.each([
    ['one name a line', 'Ada\nBo\r\nCy'],
    ['names separated by commas', 'Ada, Bo,Cy'],
    ['a numbered list', '1. Ada\n2. Bo\n3. Cy'],
  ])('adds all of them: %s', async (_, text) => {
    const { pupils, user } = renderAdder();
    await user.click(field());
    await user.paste(text);
    expect(pupils).toEqual(['Ada', 'Bo', 'Cy']);
    expect(field()).toHaveValue('');
  });

  it('lets a single name be pasted as text', async () => {
    const { pupils, user } = renderAdder();
    await user.click(field());
    await user.paste('Ada');
    expect(pupils).toEqual([]);
    expect(field()).toHaveValue('Ada');
  });

  it('adds the new ones and keeps those that are there already, named', async () => {
    const { pupils, user } = renderAdder('Ada', 'Bo');
    await user.click(field());
    await user.paste('Ada\nCy\nBo\nCy');
    expect(pupils).toEqual(['Ada', 'Bo', 'Cy']);
    expect(field()).toHaveValue('Ada, Bo, Cy');
    expect(field()).toHaveAccessibleDescription(
      expect.stringContaining(t('severalAlreadyThere', { names: 'Ada, Bo, Cy' })),
    );
  });
});

describe('pasting names beside one that is being typed', () => {
  it('keeps the typed name when some of the pasted ones cannot be added', async () => {
    const { pupils, user } = renderAdder('Ada');
    await user.type(field(), 'Kim');
    await user.paste('Ada\nBo');
    expect(pupils).toEqual(['Ada', 'Bo']);
    expect(field()).toHaveValue('Kim, Ada');
  });

  it('keeps the typed name when all of the pasted ones are added', async () => {
    const { pupils, user } = renderAdder();
    await user.type(field(), 'Kim');
    await user.paste('Ada\nBo');
    expect(pupils).toEqual(['Ada', 'Bo']);
    expect(field()).toHaveValue('Kim');
  });
});

describe('the field for a whole list', () => {
  const list = () => screen.getByRole('textbox', { name: t('list') });
  const open = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: t('pasteList') }));

  it('says how many it will add, adds them and closes', async () => {
    const { pupils, user } = renderAdder();
    await open(user);
    await user.click(list());
    await user.paste('Łukasz\nОксана\nمحمد، Ada');
    await user.click(screen.getByRole('button', { name: t('addList', { count: 4 }) }));
    expect(pupils).toEqual(['Łukasz', 'Оксана', 'محمد', 'Ada']);
    expect(screen.queryByRole('textbox', { name: t('list') })).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
  });

  it('stays open with what could not be added, and says why', async () => {
    const { pupils, user } = renderAdder('Ada');
    await open(user);
    await user.click(list());
    await user.paste('Ada\nBo');
    await user.click(screen.getByRole('button', { name: t('addList', { count: 2 }) }));
    expect(pupils).toEqual(['Ada', 'Bo']);
    expect(list()).toHaveValue('Ada');
    expect(list()).toHaveAccessibleDescription(
      expect.stringContaining(t('alreadyThere', { name: 'Ada' })),
    );
  });

  it('asks for a name when it is empty', async () => {
    const { user } = renderAdder();
    await open(user);
    await user.click(screen.getByRole('button', { name: t('addList', { count: 0 }) }));
    expect(list()).toHaveAccessibleDescription(expect.stringContaining(t('emptyList')));
  });
});

describe('a list that is more than first names', () => {
  const tImport = words('Import');
  const list = () => screen.getByRole('textbox', { name: t('list') });
  const table =
    'Etternavn\tFornavn\tKlasse\nHansen\tAda\t8B\nLie\tBo\t8B\nLie\tEmma\t8B\nMoe\tEmma\t8B';
  const openPreview = () => screen.findByRole('heading', { name: tImport('title') });
  const open = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: t('pasteList') }));

  it('is looked over when it is pasted into the field of one name', async () => {
    const { pupils, user } = renderAdder();
    await user.click(field());
    await user.paste(table);
    await openPreview();
    expect(pupils).toEqual([]);
    await user.click(screen.getByRole('button', { name: tImport('add', { count: 4 }) }));
    expect(pupils).toEqual(['Ada', 'Bo', 'Emma L', 'Emma M']);
    expect(field()).toHaveFocus();
  });

  it('is looked over when it is pasted into the list, and comes back there when that is cancelled', async () => {
    const { pupils, user } = renderAdder();
    await open(user);
    await user.click(list());
    await user.paste(table);
    await openPreview();
    await user.click(screen.getByRole('button', { name: tImport('cancel') }));
    expect(list()).toHaveValue(table);
    await user.click(screen.getByRole('button', { name: t('previewList') }));
    await openPreview();
    expect(pupils).toEqual([]);
  });

  it('is looked over when most of it is in the class already', async () => {
    const { pupils, user } = renderAdder('Ada', 'Bo', 'Cy');
    await user.click(field());
    await user.paste('Ada\nBo\nCy\nDag');
    await openPreview();
    await user.click(screen.getByRole('button', { name: tImport('update') }));
    expect(pupils).toEqual(['Ada', 'Bo', 'Cy', 'Dag']);
  });

  it('is kept as a draft by its first names only', async () => {
    const drafts: { list: string }[] = [];
    renderApp(
      <PupilAdder
        currentPupils={() => []}
        onAdd={() => {}}
        onImport={() => {}}
        onPendingChange={(pending) => void drafts.push(pending)}
      />,
    );
    const user = userEvent.setup();
    await open(user);
    await user.type(list(), 'Ada Hansen\nBo Lie');
    await user.click(screen.getByRole('button', { name: t('previewList') }));
    await openPreview();
    await waitFor(() => expect(drafts.at(-1)).toEqual({ typed: '', list: 'Ada\nBo' }));
    expect(JSON.stringify(drafts)).not.toMatch(/Hansen|Lie/);
  });
});

describe('a file', () => {
  const tImport = words('Import');
  const choose = async (file: File) => {
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(screen.getByLabelText(tImport('file'), { selector: 'input' }), file);
    return user;
  };

  it('is read and looked over before it is added', async () => {
    const { pupils } = renderAdder();
    const user = await choose(new File([''], '8B.csv'));
    await screen.findByText(tImport('fromFile', { file: '8B.csv' }));
    await user.click(screen.getByRole('button', { name: tImport('add', { count: 2 }) }));
    expect(pupils).toEqual(['Ada', 'Bo']);
  });

  it('that cannot be read is refused in words', async () => {
    renderAdder();
    await choose(new File([''], 'list.pdf'));
    expect(await screen.findByText(tImport('fileProblem.pdf'))).toBeVisible();
  });

  it('is taken when it is dropped on the page, one at a time', async () => {
    renderAdder();
    const file = new File([''], '8B.csv');
    const drop = (files: File[]) =>
      fireEvent.drop(window, { dataTransfer: { files, types: ['Files'] } });
    fireEvent.dragOver(window, { dataTransfer: { types: ['Files'] } });
    expect(screen.getByText(tImport('drop'))).toBeVisible();
    drop([file, file]);
    expect(screen.getByText(tImport('fileProblem.severalFiles'))).toBeVisible();
    expect(screen.queryByText(tImport('drop'))).not.toBeInTheDocument();
    drop([file]);
    expect(await screen.findByText(tImport('fromFile', { file: '8B.csv' }))).toBeVisible();
    expect(screen.queryByText(tImport('fileProblem.severalFiles'))).not.toBeInTheDocument();
  });
});
