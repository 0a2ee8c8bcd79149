import {useState, type ReactNode} from 'react';
import {closeBox} from '../../client/dialog';
import Failed from '../SearchParts/Failed';
import Field from '../SearchParts/Field';
import {setBox, useBox} from './state';
import useDialog from './useDialog';

const setQuery = (query: string) => setBox({query});

interface Props {
  /** Enter was pressed before scripts ran. */
  readonly wasSubmitted: boolean;
}

/** The box: its field, and once they are loaded the results. */
export default function SearchBox({wasSubmitted}: Props): ReactNode {
  const {isOpen, query, tags} = useBox();
  const {Dialog, hasFailed, retry} = useDialog(isOpen);
  const [isSubmitted, setSubmitted] = useState(wasSubmitted);
  if (Dialog) {
    return <Dialog {...{isOpen, query, tags, isSubmitted}} onQuery={setQuery} onClose={closeBox} />;
  }
  return (
    <>
      <Field
        query={query}
        isStalled={query !== '' && !hasFailed}
        onInput={(text) => {
          setQuery(text);
          setSubmitted(false);
        }}
        onSubmit={() => setSubmitted(true)}
        onCancel={closeBox}
      />
      <div role="status">{hasFailed && <Failed onRetry={retry} />}</div>
    </>
  );
}
