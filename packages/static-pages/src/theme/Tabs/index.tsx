/**
 * Replaces the theme's tabs (3.10) by plain HTML: the inline script shows the chosen ones, before and
 * after hydration (packages/static-pages/src/startup/inline/tabs.ts). Groups, storage keys and looks are the theme's.
 */
import site from '@generated/docusaurus-theme-static-pages/default/site.json';
import type {Props} from '@theme/Tabs';
import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import type {Props as ItemProps} from '@theme/TabItem';

type Item = ReactElement<ItemProps & {isChosen?: boolean}>;

/** Attributes of the theme's tabs that ours do not support. A page that uses one stops the build. */
const unsupported = ['lazy', 'queryString', 'block', 'values'] as const;

export default function Tabs(props: Props): ReactNode {
  const {children, groupId = '', defaultValue} = props;
  const wrong = unsupported.find((name) => name in props);
  if (wrong) throw new Error(`<Tabs ${wrong}>: not supported here. Remedy: leave "${wrong}" out.`);
  const items = Children.toArray(children).filter(isValidElement) as Item[];
  const marked = items.find(({props: item}) => item.default);
  const chosen = defaultValue ?? (marked ?? items[0])?.props.value;
  return (
    <div className="tabs-container" data-tabs={groupId && groupId + site.storageNamespace}>
      <div role="tablist" className="tabs">
        {items.map(({props: {value, label}}) => (
          <button
            key={value}
            type="button"
            role="tab"
            className="tabs__item"
            aria-selected={value === chosen}
            tabIndex={value === chosen ? 0 : -1}
            data-value={value}>
            {label ?? value}
          </button>
        ))}
      </div>
      {items.map((item) => cloneElement(item, {isChosen: item.props.value === chosen}))}
    </div>
  );
}
