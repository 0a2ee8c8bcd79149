import {translate} from '@docusaurus/Translate';
import type {ComponentType} from 'react';
import {PlugIcon, ServerIcon, ShieldIcon} from '../icons';

interface WayLink {
  readonly to: string;
  readonly label: string;
}

/** One of the three ways into the documentation. */
export interface Way {
  readonly Icon: ComponentType;
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly links: readonly WayLink[];
}

function install(): Way {
  return {
    Icon: ServerIcon,
    to: '/docs/category/installation',
    title: translate({id: 'landing.install.title', message: 'Install'}),
    text: translate({
      id: 'landing.install.text',
      message: 'You run a server and want mosparo on it, kept up to date and safe.',
    }),
    links: [
      {
        to: '/docs/installation/install/docker',
        label: translate({id: 'landing.install.docker', message: 'Run it with Docker'}),
      },
      {
        to: '/docs/installation/install/normal',
        label: translate({id: 'landing.install.normal', message: 'Upload it to web hosting'}),
      },
      {
        to: '/docs/installation/update',
        label: translate({id: 'landing.install.update', message: 'Update an installation'}),
      },
    ],
  };
}

function integrate(): Way {
  return {
    Icon: PlugIcon,
    to: '/docs/category/integration',
    title: translate({id: 'landing.integrate.title', message: 'Integrate'}),
    text: translate({
      id: 'landing.integrate.text',
      message: 'You have a form and want it protected, by a plugin or by your own code.',
    }),
    links: [
      {
        to: '/docs/integration/with_plugins',
        label: translate({id: 'landing.integrate.plugins', message: 'Find a plugin'}),
      },
      {
        to: '/docs/integration/custom',
        label: translate({id: 'landing.integrate.custom', message: 'Write it yourself'}),
      },
      {
        to: '/docs/api/troubleshooting',
        label: translate({
          id: 'landing.integrate.errors',
          message: 'Find out why a verification fails',
        }),
      },
    ],
  };
}

function work(): Way {
  return {
    Icon: ShieldIcon,
    to: '/docs/category/usage',
    title: translate({id: 'landing.use.title', message: 'Use'}),
    text: translate({
      id: 'landing.use.text',
      message: 'You work with mosparo and want fewer false alarms and less spam.',
    }),
    links: [
      {
        to: '/docs/about/how_it_works',
        label: translate({id: 'landing.use.how', message: 'Understand what happens'}),
      },
      {
        to: '/docs/usage/rules',
        label: translate({id: 'landing.use.rules', message: 'Write rules'}),
      },
      {
        to: '/docs/about/data_processing',
        label: translate({id: 'landing.use.privacy', message: 'Answer privacy questions'}),
      },
    ],
  };
}

export function ways(): readonly Way[] {
  return [install(), integrate(), work()];
}
