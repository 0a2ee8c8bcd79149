import {variableGroups} from '../../../website/data/environmentVariables';
import {holds, same, type Claim, type PageClaims} from '../claim';
import type {Target} from '../target';

/** Variables of the `.env` file with the values that it ships. */
const shipped = (target: Target) =>
  target.once('variables', async () => {
    const {stdout} = await target.console.run(['debug:dotenv']);
    const lines = stdout.split('\n');
    const head = lines.find((line) => /^\s*Variable\s+Value/.test(line)) ?? '';
    // Columns are aligned, and the last one is the .env file.
    const from = head.lastIndexOf('.env');
    const rows = lines.filter((line) => /^ {2}[A-Z][A-Z_]+ /.test(line));
    return new Map(rows.map((line) => [line.trim().split(/\s+/)[0]!, line.slice(from).trim()]));
  });

export const environment: PageClaims = {
  page: 'installation/configure/environment_variables',
  claims: variableGroups.flatMap(({id, variables}) =>
    variables
      // The start script of the images reads the others, and a checkout starts as "dev", as the page says.
      .filter(({readers, name}) => !readers.includes('start') && name !== 'APP_ENV')
      .map((variable): Claim => {
        const {name, default: standard} = variable;
        return {
          id: name,
          at: id,
          says: {name, standard},
          needs: ['console'],
          async holds(target) {
            const seen = (await shipped(target)).get(name);
            holds(seen !== undefined, `a variable ${name}`, 'mosparo does not ship it');
            // null: an empty value would have an effect of its own.
            if (standard !== null) same(seen, standard, name);
          },
        };
      }),
  ),
};
