import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import Diagram from '../../components/Diagram';
import {FlowArrow, FlowBox, FlowRow, FlowText} from '../flow';
import {Arrow, Box} from '../shapes';
import {inEachLanguage} from '@site/texts';

const texts = inEachLanguage((t) => ({
  title: t('Two nodes behind a load balancer'),
  description: [
    t(
      'The load balancer takes every request and hands it to any node; sessions need no fixed node.',
    ),
    t(
      'Node 1 is the one for the administration and the cron jobs. Node 2 and every further node answer forms.',
    ),
    t('All nodes run the same version and keep their own cache and log directory.'),
    t(
      'All nodes use one database, which also holds the sessions, and one Redis or Memcached as shared cache.',
    ),
    t('The configuration file and var/data are copied from node 1 to the others.'),
  ],
  balancer: t('Load balancer'),
  balancerLine: t('TLS, health check'),
  first: t('Node 1'),
  firstLines: [t('administration, cron jobs'), t('own var/cache, var/log')],
  second: t('Node 2'),
  secondLines: [t('same version'), t('own var/cache, var/log')],
  sync: [t('config file,'), t('var/data')],
  database: t('Database'),
  databaseLine: t('data and sessions'),
  cache: t('Redis or Memcached'),
  cacheLine: t('cleanup, CSS, rule items'),
}));

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
