import {createContext, use, useEffect} from 'react';

/** The result of a lab as text, for the button that copies it. */
export type ResultText = () => string;

export const LabContext = createContext<(text: ResultText) => void>(() => {});

/** Tells the frame the latest result. */
export function useResultText(text: ResultText): void {
  const setResultText = use(LabContext);
  useEffect(() => setResultText(text));
}
