import { config } from 'zod';

/*
 * Zod makes faster checks from text where it may, and finds out by trying. The pages' content security policy forbids
 * it, and browsers report the try as a violation.
 */
config({ jitless: true });
