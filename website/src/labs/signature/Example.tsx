import type {ReactNode} from 'react';
import SigningValue from '@site/src/components/SigningValue';
import {useLocale} from '@site/src/hooks/useLocale';
import type {ExampleName} from '@site/src/content/signing/exampleValues';
import type {StepId} from './core/steps';
import {shellTexts} from './shellTexts';
import {stepNames} from './stepNames';

/** Step of the lab → value that was computed for the page at build time. */
const shown: readonly (readonly [StepId, ExampleName])[] = [
  ['prepared', 'preparedFormData'],
  ['formData', 'formData'],
  ['formDataJson', 'formDataJson'],
  ['formSignature', 'formSignature'],
  ['validationSignature', 'validationSignature'],
  ['verificationSignature', 'verificationSignature'],
  ['requestBody', 'requestData'],
  ['signedText', 'signedString'],
  ['requestSignature', 'requestSignature'],
  ['authorization', 'authorizationHeader'],
];

/** Worked example: shown until the lab is loaded, and to readers without JavaScript. */
export default function Example(): ReactNode {
  const locale = useLocale();
  return (
    <>
      <p>{shellTexts[locale].example}</p>
      {shown.map(([step, name]) => (
        <SigningValue key={step} name={name} title={stepNames[step][locale]} />
      ))}
    </>
  );
}
