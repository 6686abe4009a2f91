import { ApiError } from './api-error';

const pauseMs = 300;

export const mayPass = (status: number): boolean =>
  status === 401 || status === 403 || status >= 500;

export async function askTwice<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ApiError) || !mayPass(error.status)) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return ask();
  }
}
