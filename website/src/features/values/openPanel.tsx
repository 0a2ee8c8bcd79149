import {translate} from '@docusaurus/Translate';
import {openDialog} from '@site/src/features/dialog';
import ValuesPanel from './Panel';

export default function openPanel(): void {
  openDialog(translate({id: 'values.title', message: 'Your values'}), (close) => (
    <ValuesPanel onDone={close} />
  ));
}
