import type {ReactNode} from 'react';
import {defaults} from './core/choices';
import {isRefusal, upgradePath} from './core/path';
import Stops from './lab/Stops';
import Summary from './lab/Summary';

/** Worked example, rendered at build time: 1.3.2 with Docker. */
export default function PathExample(): ReactNode {
  const {from, to, kind, database} = defaults;
  const answer = upgradePath(from, to, kind, database);
  if (isRefusal(answer)) throw new Error('The example of the upgrade path has no path.');
  return (
    <>
      <Summary choices={defaults} path={answer} />
      <Stops stops={answer.stops} kind={kind} />
    </>
  );
}
