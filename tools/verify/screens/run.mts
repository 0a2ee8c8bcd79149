/** `npm run screens -- --url …`: takes the pictures of the interface again. */
import {main} from './main.ts';

process.exitCode = await main(process.argv.slice(2));
