import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {policyOf, policyText} from '../core/csp.mjs';
import {nginxRelease} from '../forms/nginxRelease.mts';
import {staticHostHeaders, staticHostRedirects} from '../forms/staticHost.mts';
import type {DeliveryStep} from './step.mts';

/** Writes the headers, with the Content-Security-Policy of exactly these pages, in the format of each kind of server. */
export const policyAndHeaders: DeliveryStep = {
  name: 'policy and headers',
  run({folder, beside}) {
    const policy = policyText(policyOf(folder));
    writeFileSync(path.join(folder, '_headers'), staticHostHeaders(policy));
    writeFileSync(path.join(folder, '_redirects'), staticHostRedirects());
    mkdirSync(beside, {recursive: true});
    const release = nginxRelease({root: '/srv/docs/site', policy});
    writeFileSync(path.join(beside, 'release.conf'), release);
  },
};
