import {useCallback, useEffect, useMemo, useState} from 'react';
import {expand, type Produced} from '../core/compare';
import {computeReference, diagnose, type Diagnosis} from '../core/diagnose';
import {webCryptoHasher, type Hasher} from '../core/hasher';
import type {LabInput} from '../core/recipe';
import {computeSteps, type Steps} from '../core/steps';

/** Undefined on pages that are neither HTTPS nor localhost: browsers have no Web Crypto there. */
export function useHasher(): Hasher | undefined {
  return useMemo(() => {
    const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
    return subtle && webCryptoHasher(subtle);
  }, []);
}

/** The result of the latest asynchronous computation; those of earlier ones are ignored. */
function useLatest<Result>(
  compute: () => Promise<Result> | undefined,
  first?: Result,
): Result | undefined {
  const [result, setResult] = useState(first);
  useEffect(() => {
    let current = true;
    void compute()?.then((value) => current && setResult(value));
    return () => {
      current = false;
    };
  }, [compute]);
  return result;
}

/** The values of an input; `first` until they are computed. */
export function useSteps(
  input: LabInput,
  hasher: Hasher | undefined,
  first: Steps | undefined,
): Steps | undefined {
  const compute = useCallback(
    () => (hasher ? computeSteps(input, hasher) : undefined),
    [input, hasher],
  );
  return useLatest(compute, first);
}

export function useDiagnosis(
  input: LabInput,
  produced: Produced,
  hasher: Hasher | undefined,
): Diagnosis | undefined {
  return useLatest(
    useMemo(
      () => async (): Promise<Diagnosis> => {
        // Signing with every known mistake is only worth it when there is something to compare.
        if (!hasher || Object.keys(expand(produced)).length === 0) return {kind: 'nothing'};
        return diagnose(produced, await computeReference(input, hasher));
      },
      [input, produced, hasher],
    ),
  );
}
