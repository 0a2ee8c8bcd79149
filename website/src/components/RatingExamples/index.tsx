import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {defaultSpamScore, ratingExamples} from '@site/data/ratingExamples';
import {useLocale} from '@site/src/hooks/useLocale';
import FactTable from '../FactTable';
import {formatNumber} from '@site/src/format/number';
import {formulaOf, isSpam, ratingOf} from '@site/src/content/rules/rating';
import styles from './styles.module.css';

/** Worked examples of the rating, computed from data. */
export default function RatingExamples(): ReactNode {
  const locale = useLocale();
  const verdict = (rating: number) =>
    isSpam(rating, defaultSpamScore)
      ? translate({id: 'rating.spam', message: 'spam'})
      : translate({id: 'rating.noSpam', message: 'not spam'});
  return (
    <FactTable
      caption={translate(
        {id: 'rating.caption', message: 'Worked examples with the default spam score of {score}'},
        {score: defaultSpamScore},
      )}
      columns={[
        translate({id: 'rating.story', message: 'What matches'}),
        translate({id: 'rating.calculation', message: 'Calculation'}),
        translate({id: 'rating.result', message: 'Result'}),
      ]}
      rows={ratingExamples.map((example) => {
        const rating = ratingOf(example);
        return {
          id: example.story.en,
          cells: [
            example.story[locale],
            <span className={styles.inOneLine}>
              {formulaOf(example, locale)} = {formatNumber(rating, locale)}
            </span>,
            <span className={styles.inOneLine}>{verdict(rating)}</span>,
          ],
        };
      })}
    />
  );
}
