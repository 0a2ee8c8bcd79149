/** `npm run verify -- --url …`: tries the statements of the pages on a running mosparo. */
import {main} from './main.ts';

// All the rest is loaded from there: a module that this file imports too would exist twice.
process.exitCode = await main(process.argv.slice(2));
