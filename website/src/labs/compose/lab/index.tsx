import cleanupTimer from '@site/samples/cron/mosparo-cleanup.timer?raw';
import geoip2Timer from '@site/samples/cron/mosparo-geoip2.timer?raw';
import rulePackagesTimer from '@site/samples/cron/mosparo-rule-packages.timer?raw';
import webCron from '@site/samples/cron/web-cron.sh?raw';
import caddy from '@site/samples/proxy/Caddyfile?raw';
import apache from '@site/samples/proxy/apache.conf?raw';
import cloudflare from '@site/samples/proxy/nginx-cloudflare.conf?raw';
import nginx from '@site/samples/proxy/nginx.conf?raw';
import {useMemo, type ReactNode} from 'react';
import Note from '@theme/Admonition/Layout';
import RichText from '@site/src/components/RichText';
import {useLocale} from '@site/src/hooks/useLocale';
import {useProduct} from '@site/src/hooks/useProduct';
import type {LabPartProps} from '../../frame';
import ChoiceField from '../../frame/controls/ChoiceField';
import TextField from '../../frame/controls/TextField';
import Sides from '../../frame/Sides';
import controls from '../../frame/styles.later.module.css';
import TextList from '../../frame/TextList';
import Verdict from '../../frame/Verdict';
import {choiceNames, publishesPort, readDomain, readPort, type Choices} from '../core/choices';
import {buildOutputs, type Templates} from '../core/outputs';
import {cautions, findCautions, findRefusals, refusals} from '../core/problems';
import Steps, {countSteps} from './Steps';
import {choiceTexts, labTexts, optionTexts} from './texts';

/** The tested samples of the site, so that the lab and the pages agree. */
const templates: Templates = {
  nginx,
  apache,
  caddy,
  cloudflare,
  webCron,
  cleanupTimer,
  rulePackagesTimer,
  geoip2Timer,
};

interface FieldsProps {
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
}

function Fields({choices, onChange}: FieldsProps): ReactNode {
  const text = labTexts[useLocale()];
  const needsPort = publishesPort(choices);
  return (
    <fieldset className={controls.part}>
      <legend>{text.choices}</legend>
      <div className={controls.grid}>
        {choiceNames.map((name) => (
          <ChoiceField<string>
            key={name}
            label={choiceTexts[name]}
            value={choices[name]}
            options={optionTexts[name]}
            onChange={(value) => onChange({[name]: value})}
          />
        ))}
        <TextField
          label={text.domain}
          value={choices.domain}
          onChange={(domain) => onChange({domain})}
          help={<RichText text={text.domainHelp} />}
          invalid={readDomain(choices.domain) === undefined}
        />
        <TextField
          label={text.port}
          value={choices.port}
          onChange={(port) => onChange({port})}
          help={needsPort ? text.portHelp : text.portUnused}
          invalid={needsPort && readPort(choices.port) === undefined}
        />
      </div>
    </fieldset>
  );
}

export default function ComposeLab({state, setState}: LabPartProps<Choices>): ReactNode {
  const locale = useLocale();
  const text = labTexts[locale];
  const {version} = useProduct();
  const refused = findRefusals(state).map((name) => refusals[name][1][locale]);
  const cautioned = findCautions(state).map((name) => cautions[name][1][locale]);
  const isRefused = refused.length > 0;
  const outputs = useMemo(
    () => (isRefused ? [] : buildOutputs(state, templates, version)),
    [isRefused, state, version],
  );
  // The choices that say most.
  const {[state.database]: database, [state.proxy]: proxy} = {
    ...optionTexts.database,
    ...optionTexts.proxy,
  };
  const what = `${database[locale]}, ${proxy[locale]}`;
  return (
    <Sides
      controls={
        <Fields
          choices={state}
          onChange={(change) => setState((before) => ({...before, ...change}))}
        />
      }
      verdict={
        <Verdict
          tone={isRefused ? 'bad' : 'open'}
          title={isRefused ? text.refused : text.ready(countSteps(outputs), what)}>
          {isRefused && <TextList texts={refused} />}
        </Verdict>
      }>
      {!isRefused && cautioned.length > 0 && (
        <Note type="note" title={text.notes}>
          <TextList texts={cautioned} />
        </Note>
      )}
      {!isRefused && <Steps choices={state} outputs={outputs} />}
    </Sides>
  );
}
