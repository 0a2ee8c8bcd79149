import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {formatNumber} from '@site/src/format/number';
import {useLocale} from '@site/src/hooks/useLocale';
import FactTable from '../FactTable';
import {delayEnds, lockoutEnds, proofOfWorkLimit} from './waitingTimes';

const defaults = {complexity: 5, maximum: 7, requestsToMaximum: 30};
const delays = delayEnds(60, 1.5, 4);
const lockouts = lockoutEnds(300, 1.2, 4);

/** How delay and lockout grow with the default values. */
export default function WaitingTimes(): ReactNode {
  return (
    <FactTable
      caption={translate({
        id: 'waiting.caption',
        message: 'End of the wait with the default values, in seconds after it began',
      })}
      columns={[
        translate({id: 'waiting.attempt', message: 'Attempts that were refused'}),
        translate({id: 'waiting.delay', message: 'Delay'}),
        translate({id: 'waiting.lockout', message: 'Lockout'}),
      ]}
      rows={delays.map((delay, index) => ({
        id: String(index),
        cells: [index + 1, delay, lockouts[index]],
      }))}
    />
  );
}

/** How the range of the proof of work grows with the default values. */
export function ProofOfWorkRange(): ReactNode {
  const locale = useLocale();
  return (
    <FactTable
      caption={translate({
        id: 'proofOfWork.caption',
        message: 'Largest number to try, with the default values',
      })}
      columns={[
        translate({id: 'proofOfWork.requests', message: 'Requests in the last 300 seconds'}),
        translate({id: 'proofOfWork.limit', message: 'Largest number'}),
      ]}
      rows={[0, 3, 15, 30].map((requests) => ({
        id: String(requests),
        cells: [
          requests === defaults.requestsToMaximum
            ? translate({id: 'proofOfWork.more', message: '{count} or more'}, {count: requests})
            : requests,
          formatNumber(proofOfWorkLimit(defaults, requests), locale),
        ],
      }))}
    />
  );
}
