import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import Diagram from '../../components/Diagram';
import {FlowArrow, FlowBox, FlowRow, FlowText} from '../flow';
import {Arrow, Box} from '../shapes';

const texts = {
  en: {
    title: 'Who talks to whom in a single installation',
    description: [
      'The visitor’s browser loads the form from your website.',
      'The box in the form talks to mosparo: it fetches a submit token and has the form data checked.',
      'The visitor sends the form to the backend of your website, and the backend asks mosparo to verify it.',
      'mosparo keeps projects, rules and submissions in its database. A cron job cleans it up.',
      'mosparo itself goes to the internet only for updates, the GeoIP2 databases and rule packages from a URL.',
    ],
    browser: 'Browser',
    browserLine: 'of the visitor',
    website: 'Your website',
    websiteLine: 'form and backend',
    parts: ['web server and PHP', 'config, var, resources', 'cron job'],
    database: 'Database',
    databaseLine: 'projects, submissions',
    internet: 'Internet',
    internetLine: 'optional',
    form: 'form',
    box: ['token', 'and check'],
    verify: ['verification'],
    updates: ['updates,', 'GeoIP2'],
  },
  de: {
    title: 'Wer in einer einzelnen Installation mit wem spricht',
    description: [
      'Der Browser lädt das Formular von Ihrer Website.',
      'Die Box im Formular spricht mit mosparo: Sie holt einen Absende-Token und lässt die Formulardaten prüfen.',
      'Das abgesendete Formular geht an das Backend Ihrer Website, und das Backend lässt es von mosparo verifizieren.',
      'mosparo speichert Projekte, Regeln und Einsendungen in seiner Datenbank. Ein Cronjob bereinigt sie.',
      'Selbst ins Internet geht mosparo nur für Updates, die GeoIP2-Datenbanken und Regelpakete von einer URL.',
    ],
    browser: 'Browser',
    browserLine: 'der Besucher',
    website: 'Ihre Website',
    websiteLine: 'Formular und Backend',
    parts: ['Webserver und PHP', 'config, var, resources', 'Cronjob'],
    database: 'Datenbank',
    databaseLine: 'Projekte, Einsendungen',
    internet: 'Internet',
    internetLine: 'nicht zwingend',
    form: 'Formular',
    box: ['Token', 'und Prüfung'],
    verify: ['Verifizierung'],
    updates: ['Updates,', 'GeoIP2'],
  },
};

/** Browser and website above mosparo, what it uses below. */
function Narrow({text}: {readonly text: (typeof texts)['en']}): ReactNode {
  return (
    <>
      <FlowRow>
        <FlowBox lines={[text.browser, text.browserLine]} />
        <FlowBox lines={[text.website, text.websiteLine]} />
      </FlowRow>
      <FlowText>
        {text.browser} → {text.website}: {text.form}
      </FlowText>
      <FlowRow>
        <FlowArrow label={text.box.join(' ')} />
        <FlowArrow label={text.verify.join(' ')} />
      </FlowRow>
      <FlowBox lines={['mosparo', ...text.parts]} accent />
      <FlowRow>
        <FlowArrow />
        <FlowArrow label={text.updates.join(' ')} />
      </FlowRow>
      <FlowRow>
        <FlowBox lines={[text.database, text.databaseLine]} />
        <FlowBox lines={[text.internet, text.internetLine]} />
      </FlowRow>
    </>
  );
}

/** One server: visitor, website, mosparo, database, internet. */
export default function SingleNode(): ReactNode {
  const text = texts[useLocale()];
  return (
    <Diagram
      title={text.title}
      description={text.description}
      width={756}
      height={270}
      narrow={<Narrow text={text} />}>
      <Box x={4} y={20} width={176} height={70} lines={[text.browser, text.browserLine]} />
      <Box x={4} y={180} width={176} height={70} lines={[text.website, text.websiteLine]} />
      <Box x={290} y={60} width={190} height={150} lines={['mosparo', ...text.parts]} accent />
      <Box x={568} y={20} width={184} height={70} lines={[text.database, text.databaseLine]} />
      <Box x={568} y={180} width={184} height={70} lines={[text.internet, text.internetLine]} />
      <Arrow
        from={{x: 95, y: 90}}
        to={{x: 95, y: 180}}
        label={[text.form]}
        labelAt={{x: 135, y: 140}}
      />
      <Arrow
        from={{x: 180, y: 60}}
        to={{x: 290, y: 100}}
        label={text.box}
        labelAt={{x: 245, y: 45}}
      />
      <Arrow
        from={{x: 180, y: 210}}
        to={{x: 290, y: 170}}
        label={text.verify}
        labelAt={{x: 245, y: 222}}
      />
      <Arrow from={{x: 480, y: 100}} to={{x: 568, y: 60}} />
      <Arrow
        from={{x: 480, y: 170}}
        to={{x: 568, y: 210}}
        label={text.updates}
        labelAt={{x: 515, y: 220}}
      />
    </Diagram>
  );
}
