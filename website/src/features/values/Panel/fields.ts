import {translate} from '@docusaurus/Translate';
import {placeholders, type ValueName} from '../../../content/markdown/placeholders.mjs';

export interface Field {
  readonly name: ValueName;
  readonly label: string;
  readonly placeholder: string;
  /** Says what is wrong and what to enter instead. */
  readonly problem: string;
}

/** The fields of the panel, in the language of the page. */
export function fields(): readonly Field[] {
  const hostProblem = translate({
    id: 'values.problem.host',
    message: 'This is not a host name. Enter it like forms.example.org, without a path.',
  });
  return [
    {
      name: 'host',
      label: translate({id: 'values.host', message: 'Host of mosparo'}),
      placeholder: placeholders.host,
      problem: hostProblem,
    },
    {
      name: 'site',
      label: translate({id: 'values.site', message: 'Domain of your website'}),
      placeholder: placeholders.site,
      problem: hostProblem,
    },
    {
      name: 'uuid',
      label: translate({id: 'values.uuid', message: 'UUID of the project'}),
      placeholder: placeholders.uuid,
      problem: translate({
        id: 'values.problem.uuid',
        message: 'This is not a UUID. Copy it from the settings of the project: 36 characters.',
      }),
    },
    {
      name: 'publicKey',
      label: translate({id: 'values.publicKey', message: 'Public key'}),
      placeholder: placeholders.publicKey,
      problem: translate({
        id: 'values.problem.publicKey',
        message:
          'This is not a public key. Copy it from the settings of the project: 43 characters.',
      }),
    },
  ];
}
