import { captureLog } from '@/lib/server/testing/test-server';
import { runDaily } from './run-daily';

const mockDone: string[] = [];
jest.mock('./jobs', () => {
  const step = (name: string, error?: Error) => ({
    run: async () => {
      mockDone.push(name);
      if (error) throw error;
      return { [name]: 1 };
    },
  });
  return {
    jobs: { first: step('first', new Error('broken')), second: step('second'), last: step('last') },
  };
});

it('a daily step that throws does not prevent later steps, and the run fails', async () => {
  captureLog();
  await expect(runDaily(undefined as never, 0)).rejects.toThrow('broken');
  expect(mockDone).toEqual(['first', 'second', 'last']);
});
