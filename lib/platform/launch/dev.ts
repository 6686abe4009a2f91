import { launch } from './launch';

/** `npm run dev`: the parts of `npm start` around the development server of Next.js. */
await launch({ isDevelopment: true });
