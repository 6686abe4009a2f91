/** @jest-environment jsdom */
import { z } from 'zod';
import { classDraftKey, readClassDraft } from './class-draft';
import { clearDrafts, hasDrafts, readDraft, removeDraft, writeDraft } from './drafts';

beforeEach(() => sessionStorage.clear());

describe('a draft', () => {
  it('is there until it is removed', () => {
    expect(readDraft('a', z.string())).toBeUndefined();
    writeDraft('a', 'half a thought');
    expect(readDraft('a', z.string())).toBe('half a thought');
    expect(hasDrafts()).toBe(true);
    removeDraft('a');
    expect(readDraft('a', z.string())).toBeUndefined();
    expect(hasDrafts()).toBe(false);
  });

  it('of an older shape counts as none', () => {
    writeDraft(classDraftKey('kari'), { pupils: 'Ada' });
    expect(readClassDraft(classDraftKey('kari'))).toBeUndefined();
  });

  it('goes with all others when the teacher logs out, and nothing else does', () => {
    sessionStorage.setItem('something else', 'stays');
    writeDraft('a', 1);
    writeDraft('b', 2);
    clearDrafts();
    expect(hasDrafts()).toBe(false);
    expect(sessionStorage.getItem('something else')).toBe('stays');
  });

  it('that cannot be stored breaks nothing', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => writeDraft('a', 1)).not.toThrow();
    full.mockRestore();
  });

  it('belongs to one teacher and one class', () => {
    const keys = [
      classDraftKey('kari'),
      classDraftKey('ola'),
      classDraftKey('kari', '1'),
      classDraftKey('kari', '2'),
    ];
    expect(new Set(keys).size).toBe(4);
  });
});
