import * as owners from '../local/owners';
import { loadUser } from './load-user';
import { provideForApp } from './session-store';

provideForApp({ owners, loadUser });
