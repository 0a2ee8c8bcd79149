import {inEachLanguage} from '../../../texts';

/** Captions and column names of the tables, by language. */
export const texts = inEachLanguage((t) => ({
  arguments: {
    caption: t('Arguments of new mosparo(…), in this order'),
    columns: [t('Argument'), t('Type'), t('Meaning')],
  },
  options: {
    caption: t('Options of the fifth argument'),
    columns: [t('Option'), t('Type'), t('Default'), t('Meaning')],
  },
  callbacks: {
    caption: t('Callbacks of the fifth argument; all are null by default'),
    columns: [t('Callback'), t('Signature'), t('When and what for')],
  },
  events: {
    caption: t('Events (CustomEvent)'),
    columns: [t('Event'), t('Sent to'), t('When')],
  },
  methods: {
    caption: t('Methods and properties of the object'),
    columns: [t('Name'), t('Signature'), t('Effect')],
  },
}));
