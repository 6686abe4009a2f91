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

describe('the field for one pupil', () => {
  it('adds a name by Enter, clears the text and keeps the focus', async () => {
    const { pupils, user } = renderAdder();
    await user.type(field(), 'Ada{Enter}Oksana{Enter}');
    expect(pupils).toEqual(['Ada', 'Oksana']);
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  it('has the initial focus unless another element has the focus', () => {
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

  it('adds a name by the button and regains the focus', async () => {
    const { pupils, user } = renderAdder();
    await user.type(field(), '  Đặng ');
    await user.click(screen.getByRole('button', { name: t('add') }));
    expect(pupils).toEqual(['Đặng']);
    expect(field()).toHaveFocus();
  });

  it('refuses a name that is already in the class and shows an error', async () => {
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

  it('shows an error when the name is empty', async () => {
    const { pupils, user } = renderAdder();
    await user.type(field(), '   {Enter}');
    expect(pupils).toEqual([]);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(t('empty')));
  });

  it('refuses a name that is too long and shows an error', async () => {
    const { pupils, user } = renderAdder();
    await user.click(field());
    await user.paste('a'.repeat(61));
    await user.keyboard('{Enter}');
    expect(pupils).toEqual([]);
    expect(field()).toHaveValue('a'.repeat(61));
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(t('tooLong')));
  });

  it('does not add a name when Enter only ends the composition of a character', async () => {
    const { pupils, user } = renderAdder();
    await user.type(field(), 'はな');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(pupils).toEqual([]);
    expect(field()).toHaveValue('はな');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: false });
    expect(pupils).toEqual(['はな']);
  });

  it('ignores an Enter with key code 229, which ends a composition', async () => {
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

  it('does not submit its form by Enter', () => {
    renderAdder();
    const enter = createEvent.keyDown(field(), { key: 'Enter' });
    fireEvent(field(), enter);
    expect(enter.defaultPrevented).toBe(true);
  });
});

describe('the field for one pupil after a paste', () => {
  it.each([
    ['a list with one name per line', 'Ada\nBo\r\nCy'],
    ['a list with commas', 'Ada, Bo,Cy'],
    ['a numbered list', '1. Ada\n2. Bo\n3. Cy'],
  ])('adds all names of a pasted text: %s', async (_, text) => {
    const { pupils, user } = renderAdder();
    await user.click(field());
    await user.paste(text);
    expect(pupils).toEqual(['Ada', 'Bo', 'Cy']);
    expect(field()).toHaveValue('');
  });

  it('keeps a single pasted name as text', async () => {
    const { pupils, user } = renderAdder();
    await user.click(field());
    await user.paste('Ada');
    expect(pupils).toEqual([]);
    expect(field()).toHaveValue('Ada');
  });

  it('adds new names and shows an error for names already in the class', async () => {
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

describe('the field for one pupil after typing and pasting', () => {
  it('keeps the typed name when some pasted names cannot be added', async () => {
    const { pupils, user } = renderAdder('Ada');
    await user.type(field(), 'Kim');
    await user.paste('Ada\nBo');
    expect(pupils).toEqual(['Ada', 'Bo']);
    expect(field()).toHaveValue('Kim, Ada');
  });

  it('keeps the typed name when all pasted names are added', async () => {
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

  it('shows the number of names, adds the names and closes', async () => {
    const { pupils, user } = renderAdder();
    await open(user);
    await user.click(list());
    await user.paste('Łukasz\nОксана\nمحمد، Ada');
    await user.click(screen.getByRole('button', { name: t('addList', { count: 4 }) }));
    expect(pupils).toEqual(['Łukasz', 'Оксана', 'محمد', 'Ada']);
    expect(screen.queryByRole('textbox', { name: t('list') })).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
  });

  it('remains open with the names that could not be added and the reason', async () => {
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

  it('shows an error when the list is empty', async () => {
    const { user } = renderAdder();
    await open(user);
    await user.click(screen.getByRole('button', { name: t('addList', { count: 0 }) }));
    expect(list()).toHaveAccessibleDescription(expect.stringContaining(t('emptyList')));
  });
});

describe('a list of pupils', () => {
  const tImport = words('Import');
  const list = () => screen.getByRole('textbox', { name: t('list') });
  const table =
    'Etternavn\tFornavn\tKlasse\nHansen\tAda\t8B\nLie\tBo\t8B\nLie\tEmma\t8B\nMoe\tEmma\t8B';
  const openPreview = () => screen.findByRole('heading', { name: tImport('title') });
  const open = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: t('pasteList') }));

  it('with surnames is previewed when it is pasted into the field for one pupil', async () => {
    const { pupils, user } = renderAdder();
    await user.click(field());
    await user.paste(table);
    await openPreview();
    expect(pupils).toEqual([]);
    await user.click(screen.getByRole('button', { name: tImport('add', { count: 4 }) }));
    expect(pupils).toEqual(['Ada', 'Bo', 'Emma L', 'Emma M']);
    expect(field()).toHaveFocus();
  });

  it('with surnames is previewed when pasted into the list field, and remains there if the preview is cancelled', async () => {
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

  it('is previewed when most of its names are already in the class', async () => {
    const { pupils, user } = renderAdder('Ada', 'Bo', 'Cy');
    await user.click(field());
    await user.paste('Ada\nBo\nCy\nDag');
    await openPreview();
    await user.click(screen.getByRole('button', { name: tImport('update') }));
    expect(pupils).toEqual(['Ada', 'Bo', 'Cy', 'Dag']);
  });

  it('with surnames is stored in the draft as first names only', async () => {
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

describe('a file with a list of pupils', () => {
  const tImport = words('Import');
  const choose = async (file: File) => {
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(screen.getByLabelText(tImport('file'), { selector: 'input' }), file);
    return user;
  };

  it('is previewed before its pupils are added', async () => {
    const { pupils } = renderAdder();
    const user = await choose(new File([''], '8B.csv'));
    await screen.findByText(tImport('fromFile', { file: '8B.csv' }));
    await user.click(screen.getByRole('button', { name: tImport('add', { count: 2 }) }));
    expect(pupils).toEqual(['Ada', 'Bo']);
  });

  it('is refused with a reason when unreadable', async () => {
    renderAdder();
    await choose(new File([''], 'list.pdf'));
    expect(await screen.findByText(tImport('fileProblem.pdf'))).toBeVisible();
  });

  it('is read when dropped on the page, but not together with another file', async () => {
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
