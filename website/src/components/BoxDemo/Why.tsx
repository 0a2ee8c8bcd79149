import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import {spamScore, type DemoItem, type DemoRating} from './rating';
import styles from './styles.later.module.css';

/** The words that make points, known from the start. */
function Rule({items, matches}: Pick<DemoRating, 'matches'> & Pick<Props, 'items'>): ReactNode {
  const id = useId();
  return (
    <div className={styles.rule}>
      <p id={id}>
        <Translate id="boxDemo.rule">Your rule</Translate>
      </p>
      <ul aria-labelledby={id}>
        {items.map((item) => (
          <li key={item.value} data-matches={matches.includes(item)}>
            {item.value} <b>+{item.rating}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Points that the scale has room for: spam begins in its middle. */
const scale = 2 * spamScore;

/** A bar of points, and the line from which a message is spam. */
function Scale({matches}: Pick<DemoRating, 'matches'>): ReactNode {
  const startOf = (index: number) =>
    matches.slice(0, index).reduce((sum, {rating}) => sum + rating, 0);
  return (
    <div className={styles.scale}>
      <svg viewBox={`0 0 ${scale} 1`} preserveAspectRatio="none" aria-hidden>
        <rect width={scale} height="1" />
        {matches.map(({value, rating}, index) => (
          <rect key={value} x={startOf(index)} width={rating} height="1" data-points />
        ))}
        <line x1={spamScore} x2={spamScore} y1="-0.4" y2="1.4" />
      </svg>
      <p>
        <Translate id="boxDemo.score" values={{score: spamScore}}>
          {'Spam from {score} points'}
        </Translate>
      </p>
    </div>
  );
}

function Sum({matches, points, spam}: DemoRating): ReactNode {
  const sum = matches.length > 1 && `${matches.map(({rating}) => rating).join(' + ')} = `;
  return (
    <p className={styles.sum} aria-hidden="true">
      {sum}
      {points} {spam ? '≥' : '<'} {spamScore} →{' '}
      {spam ? (
        <Translate id="boxDemo.spamVerdict">spam</Translate>
      ) : (
        <Translate id="boxDemo.passVerdict">passes</Translate>
      )}
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
  readonly items: readonly DemoItem[];
  readonly rating: DemoRating;
  readonly isExplained: boolean;
  /** The playground with this rule and message. */
  readonly link: string;
}

/** The rule from the start; after the first answer, why the message is spam or not, in the same room. */
export default function Why({items, rating, isExplained, link}: Props): ReactNode {
  return (
    <div className={styles.why} data-spam={rating.spam}>
      <Rule items={items} matches={rating.matches} />
      <Scale {...rating} />
      <div className={styles.result}>
        {/* Stays there unseen, so that the room does. */}
        <p className={styles.before} aria-hidden={isExplained}>
          <Translate id="boxDemo.before">Tick the box: the points add up here.</Translate>
        </p>
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
