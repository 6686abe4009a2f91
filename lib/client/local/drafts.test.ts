/** @jest-environment jsdom */
import { z } from 'zod';
import { classDraftKey, readClassDraft } from './class-draft';
import { admitOwner, forgetDrafts, hasDrafts, readDraft, removeDraft, writeDraft } from './drafts';

beforeEach(() => {
  sessionStorage.clear();
  admitOwner('kari');
});

describe('a draft', () => {
  it('can be read until the draft is removed', () => {
    expect(readDraft('kari:a', z.string())).toBeUndefined();
    writeDraft('kari:a', 'half a thought');
    expect(readDraft('kari:a', z.string())).toBe('half a thought');
    expect(hasDrafts()).toBe(true);
    removeDraft('kari:a');
    expect(readDraft('kari:a', z.string())).toBeUndefined();
    expect(hasDrafts()).toBe(false);
  });

  it('with an outdated structure is ignored', () => {
    writeDraft(classDraftKey('kari'), { pupils: 'Ada' });
    expect(readClassDraft(classDraftKey('kari'))).toBeUndefined();
  });

  it('is removed when all drafts are removed, while other stored values remain', () => {
    sessionStorage.setItem('something else', 'stays');
    writeDraft('kari:a', 1);
    writeDraft('kari:b', 2);
    forgetDrafts(() => true);
    expect(hasDrafts()).toBe(false);
    expect(sessionStorage.getItem('something else')).toBe('stays');
  });

  it('that cannot be stored remains in memory', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeDraft('kari:a', 1);
    expect(readDraft('kari:a', z.number())).toBe(1);
    full.mockRestore();
    removeDraft('kari:a');
  });

  it('has a separate storage key for each teacher and each class', () => {
    const keys = [
      classDraftKey('kari'),
      classDraftKey('ola'),
      classDraftKey('kari', '1'),
      classDraftKey('kari', '2'),
    ];
    expect(new Set(keys).size).toBe(4);
  });
});
