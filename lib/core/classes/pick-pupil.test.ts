import { pickPupil } from './pick-pupil';

const present = ['Ada', 'Bo', 'Cy'];

describe('pickPupil', () => {
  it('picks each pupil once before it picks anyone again', () => {
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

  it('does not begin a round with the last pupil of the previous round', () => {
    for (const unit of [0, 0.3, 0.6, 0.99]) {
      expect(pickPupil(present, ['Bo', 'Cy', 'Ada'], unit)?.pupil).not.toBe('Ada');
    }
    expect(pickPupil(['Ada'], ['Ada'], 0)).toEqual({ pupil: 'Ada', picked: ['Ada'] });
  });

  it('begins a new round when all present pupils were picked', () => {
    expect(pickPupil(['Ada', 'Bo'], ['Ada', 'Bo'], 0)?.picked).toHaveLength(1);
    expect(pickPupil([], [], 0)).toBeUndefined();
  });
});
