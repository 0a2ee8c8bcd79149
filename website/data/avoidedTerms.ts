import type {GlossaryId} from './glossary';
import {listsOf} from '../texts/lists';

type Avoided = Partial<Record<GlossaryId, readonly string[]>>;

const english: Avoided = {
  'private-key': ['secret key of (the|a|your) project'],
  'submit-token': ['submission tokens?'],
  'rule-package': ['rule ?sets?'],
  'ip-allow-list': ['white ?list\\w*', 'allowlist'],
  'multi-step-form': ['multistep'],
  cleanup: ['clean-ups?'],
  'retention-period': ['retention times?'],
};

/**
 * One term for one thing: names that pages must not use for a term of the
 * glossary, as regular expressions. Texts of the product itself are free.
 */
export const avoidedTerms = listsOf(english, 'avoidedTerms.json');
