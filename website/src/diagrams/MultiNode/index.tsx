import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import Diagram from '../../components/Diagram';
import {FlowArrow, FlowBox, FlowRow, FlowText} from '../flow';
import {Arrow, Box} from '../shapes';

const texts = {
  en: {
    title: 'Two nodes behind a load balancer',
    description: [
      'The load balancer takes every request and hands it to any node; sessions need no fixed node.',
      'Node 1 is the one for the administration and the cron jobs. Node 2 and every further node answer forms.',
      'All nodes run the same version and keep their own cache and log directory.',
      'All nodes use one database, which also holds the sessions, and one Redis or Memcached as shared cache.',
      'The configuration file and var/data are copied from node 1 to the others.',
    ],
    balancer: 'Load balancer',
    balancerLine: 'TLS, health check',
    first: 'Node 1',
    firstLines: ['administration, cron jobs', 'own var/cache, var/log'],
    second: 'Node 2',
    secondLines: ['same version', 'own var/cache, var/log'],
    sync: ['config file,', 'var/data'],
    database: 'Database',
    databaseLine: 'data and sessions',
    cache: 'Redis or Memcached',
    cacheLine: 'cleanup, CSS, rule items',
  },
  de: {
    title: 'Zwei Knoten hinter einem Load-Balancer',
    description: [
      'Der Load-Balancer nimmt jede Anfrage an und gibt sie an einen beliebigen Knoten; Sitzungen brauchen keinen festen Knoten.',
      'Knoten 1 ist für Administration und Cronjobs da. Knoten 2 und jeder weitere beantworten Formulare.',
      'Alle Knoten laufen mit derselben Version und haben ihr eigenes Cache- und Protokollverzeichnis.',
      'Alle Knoten nutzen eine Datenbank, in der auch die Sitzungen liegen, und Redis oder Memcached als gemeinsamen Cache.',
      'Die Konfigurationsdatei und var/data werden von Knoten 1 auf die übrigen kopiert.',
    ],
    balancer: 'Load-Balancer',
    balancerLine: 'TLS, Zustandsprüfung',
    first: 'Knoten 1',
    firstLines: ['Administration, Cronjobs', 'eigenes var/cache, var/log'],
    second: 'Knoten 2',
    secondLines: ['gleiche Version', 'eigenes var/cache, var/log'],
    sync: ['Konfiguration,', 'var/data'],
    database: 'Datenbank',
    databaseLine: 'Daten und Sitzungen',
    cache: 'Redis oder Memcached',
    cacheLine: 'Bereinigung, CSS, Regeleinträge',
  },
};

type Texts = (typeof texts)['en'];

/** From top to bottom; the copies from node to node in words. */
function Narrow({text}: {readonly text: Texts}): ReactNode {
  return (
    <>
      <FlowBox lines={[text.balancer, text.balancerLine]} />
      <FlowArrow />
      <FlowRow>
        <FlowBox lines={[text.first, ...text.firstLines]} accent />
        <FlowBox lines={[text.second, ...text.secondLines]} accent />
      </FlowRow>
      <FlowText>
        {text.first} → {text.second}: {text.sync.join(' ')}
      </FlowText>
      <FlowArrow />
      <FlowRow>
        <FlowBox lines={[text.database, text.databaseLine]} />
        <FlowBox lines={[text.cache, text.cacheLine]} />
      </FlowRow>
    </>
  );
}

/** Several servers: what each has of its own and what all share. */
export default function MultiNode(): ReactNode {
  const text = texts[useLocale()];
  return (
    <Diagram
      title={text.title}
      description={text.description}
      width={750}
      height={380}
      narrow={<Narrow text={text} />}>
      <Box x={265} y={10} width={220} height={66} lines={[text.balancer, text.balancerLine]} />
      <Box x={20} y={140} width={255} height={90} lines={[text.first, ...text.firstLines]} accent />
      <Box
        x={475}
        y={140}
        width={255}
        height={90}
        lines={[text.second, ...text.secondLines]}
        accent
      />
      <Box x={20} y={300} width={255} height={66} lines={[text.database, text.databaseLine]} />
      <Box x={475} y={300} width={255} height={66} lines={[text.cache, text.cacheLine]} />
      <Arrow from={{x: 330, y: 76}} to={{x: 200, y: 140}} />
      <Arrow from={{x: 430, y: 76}} to={{x: 560, y: 140}} />
      <Arrow from={{x: 275, y: 185}} to={{x: 475, y: 185}} label={text.sync} />
      <Arrow from={{x: 140, y: 230}} to={{x: 140, y: 300}} />
      <Arrow from={{x: 600, y: 230}} to={{x: 600, y: 300}} />
      <Arrow from={{x: 230, y: 230}} to={{x: 500, y: 300}} />
      <Arrow from={{x: 530, y: 230}} to={{x: 260, y: 300}} />
    </Diagram>
  );
}
