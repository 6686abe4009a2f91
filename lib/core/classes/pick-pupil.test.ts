import { pickPupil } from './pick-pupil';

const present = ['Ada', 'Bo', 'Cy'];

describe('a pupil by chance', () => {
  it('is each one once before anyone is picked twice', () => {
    let picked: string[] = [];
    const order: string[] = [];
    for (const unit of [0.99, 0, 0.5, 0.2, 0.9, 0]) {
      const next = pickPupil(present, picked, unit)!;
      order.push(next.pupil);
      picked = next.picked;
    }
    expect(order.slice(0, 3).sort()).toEqual(present);
    expect(order.slice(3).sort()).toEqual(present);
  });

  it('is not the same one twice in a row where a round ends', () => {
    for (const unit of [0, 0.3, 0.6, 0.99]) {
      expect(pickPupil(present, ['Bo', 'Cy', 'Ada'], unit)?.pupil).not.toBe('Ada');
    }
    expect(pickPupil(['Ada'], ['Ada'], 0)).toEqual({ pupil: 'Ada', picked: ['Ada'] });
  });

  it('is nobody who is absent, and absent pupils hold no round up', () => {
    expect(pickPupil(['Ada', 'Bo'], ['Ada', 'Bo'], 0)?.picked).toHaveLength(1);
    expect(pickPupil([], [], 0)).toBeUndefined();
  });
});
