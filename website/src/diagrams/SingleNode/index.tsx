import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import Diagram from '../../components/Diagram';
import {FlowArrow, FlowBox, FlowRow, FlowText} from '../flow';
import {Arrow, Box} from '../shapes';
import {inEachLanguage} from '@site/texts';

const texts = inEachLanguage((t) => ({
  title: t('Who talks to whom in a single installation'),
  description: [
    t('The visitor’s browser loads the form from your website.'),
    t(
      'The box in the form talks to mosparo: it fetches a submit token and has the form data checked.',
    ),
    t(
      'The visitor sends the form to the backend of your website, and the backend asks mosparo to verify it.',
    ),
    t('mosparo keeps projects, rules and submissions in its database. A cron job cleans it up.'),
    t(
      'mosparo itself goes to the internet only for updates, the GeoIP2 databases and rule packages from a URL.',
    ),
  ],
  browser: t('Browser'),
  browserLine: t('of the visitor'),
  website: t('Your website'),
  websiteLine: t('form and backend'),
  parts: [t('web server and PHP'), t('config, var, resources'), t('cron job')],
  database: t('Database'),
  databaseLine: t('projects, submissions'),
  internet: t('Internet'),
  internetLine: t('optional', 'drawing'),
  form: t('form'),
  box: [t('token'), t('and check')],
  verify: [t('verification')],
  updates: [t('updates,'), t('GeoIP2')],
}));

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
