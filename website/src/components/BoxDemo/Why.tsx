import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import {spamScore, type DemoRating} from './rating';
import styles from './styles.later.module.css';

/** Points that the scale has room for. */
const scale = 10;

/** A bar of points, and the line from which a message is spam. */
function Scale({matches}: Pick<DemoRating, 'matches'>): ReactNode {
  const startOf = (index: number) =>
    matches.slice(0, index).reduce((sum, {rating}) => sum + rating, 0);
  return (
    <svg className={styles.scale} viewBox={`0 0 ${scale} 1`} preserveAspectRatio="none" aria-hidden>
      <rect width={scale} height="1" />
      {matches.map(({value, rating}, index) => (
        <rect key={value} x={startOf(index)} width={rating} height="1" data-points />
      ))}
      <line x1={spamScore} x2={spamScore} y1="-0.4" y2="1.4" />
    </svg>
  );
}

function Sum({matches, points, spam}: DemoRating): ReactNode {
  return (
    <p className={styles.sum} aria-hidden="true">
      {matches.map(({value, rating}, index) => (
        <Fragment key={value}>
          {index > 0 && '+'}
          <span className={styles.item}>
            {value} <b>{rating}</b>
          </span>
        </Fragment>
      ))}
      <b className={styles.verdict}>
        {matches.length > 0 && '= '}
        {points} {spam ? '≥' : '<'} {spamScore} →{' '}
        {spam ? (
          <Translate id="boxDemo.spamVerdict">spam</Translate>
        ) : (
          <Translate id="boxDemo.passVerdict">passes</Translate>
        )}
      </b>
    </p>
  );
}

/** The calculation in words, for screen readers. */
function inWords({matches, points, spam}: DemoRating): string {
  const list = matches.map(({value, rating}) => `${value} ${rating}`).join(', ') || '0';
  const values = {list, points: String(points), score: String(spamScore)};
  return spam
    ? translate(
        {
          id: 'boxDemo.spamWords',
          message: 'Points: {list}. Together {points}, and {score} are enough: spam.',
        },
        values,
      )
    : translate(
        {
          id: 'boxDemo.passWords',
          message: 'Points: {list}. Together {points}, fewer than {score}: passes.',
        },
        values,
      );
}

interface Props {
  readonly rating: DemoRating;
  readonly isExplained: boolean;
  /** The playground with this rule and message. */
  readonly link: string;
}

/** Why the message is spam or not. Before the first answer it gives nothing away, but has the same room. */
export default function Why({rating, isExplained, link}: Props): ReactNode {
  return (
    <div className={styles.why} data-spam={rating.spam}>
      <Scale {...rating} />
      <div className={styles.words}>
        {!isExplained && (
          <p className={styles.before}>
            <Translate id="boxDemo.score" values={{score: spamScore}}>
              {'Spam from {score} points'}
            </Translate>
          </p>
        )}
        <Sum {...rating} />
      </div>
      <p className="visually-hidden" role="status">
        {isExplained ? inWords(rating) : <noscript>{inWords(rating)}</noscript>}
      </p>
      {/* The fragment is the state of the playground, no id of its page. */}
      <Link to={link} data-noBrokenLinkCheck>
        <Translate id="boxDemo.change">Change this rule</Translate>
      </Link>
    </div>
  );
}
