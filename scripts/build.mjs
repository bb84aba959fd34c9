// `npm run build`: builds client and server into dist/ when their sources have changed.
import { ensureBuild } from './setup.mjs';

ensureBuild();
