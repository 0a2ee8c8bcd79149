import {useEffect, useState} from 'react';

/** How long the result of copying is shown. */
const SHOWN_MS = 4000;

export type CopyResult = 'copied' | 'refused';

interface Copy {
  readonly result?: CopyResult;
  readonly copy: (text: string) => void;
}

export function useCopy(): Copy {
  const [result, setResult] = useState<CopyResult>();
  useEffect(() => {
    if (!result) return undefined;
    const timer = setTimeout(() => setResult(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = (text: string) => {
    // Empty for a moment, so that a second copy is announced too, and shown as long as the first.
    setResult(undefined);
    // Missing on pages that are neither HTTPS nor localhost.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    (clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setResult('copied'),
      () => setResult('refused'),
    );
  };
  return {result, copy};
}
