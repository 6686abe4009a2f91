import { launch } from './launch';

await launch({ isDevelopment: true });
