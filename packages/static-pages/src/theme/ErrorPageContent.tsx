import Translate from '@docusaurus/Translate';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import type {ComponentProps, ReactNode} from 'react';
import type Original from '@theme-init/ErrorPageContent';
import MainStart from '../components/MainStart';
import styles from './Loading/styles.module.css';

/** The theme's texts (3.10) in the design of our other error pages; the theme's own would need extra styles. */
export default function ErrorPageContent({
  error,
  tryAgain,
}: ComponentProps<typeof Original>): ReactNode {
  return (
    <main className={styles.failed}>
      <MainStart />
      <h1>
        <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
      </h1>
      <ErrorBoundaryError error={error} />
      <ErrorBoundaryTryAgainButton onClick={tryAgain} />
    </main>
  );
}
