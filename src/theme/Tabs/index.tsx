import {useLive} from '@site/src/article/live';
import Tabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';
import {Children, isValidElement, type ReactNode} from 'react';

function valuesOf({values, children}: Props): string[] {
  if (values) return values.map(({value}) => value);
  return Children.toArray(children)
    .filter(isValidElement<{value: string}>)
    .map(({props}) => props.value);
}

/** Tells the names of group and tabs to articles that are kept as the server sent them. */
export default function TabsWithNames(props: Props): ReactNode {
  const {groupId = '', lazy, queryString} = props;
  useLive(Boolean(lazy || queryString));
  return (
    <div data-tabs={groupId} data-values={JSON.stringify(valuesOf(props))}>
      <Tabs {...props} />
    </div>
  );
}
