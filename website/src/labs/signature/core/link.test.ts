import {describe, expect, it} from 'vitest';
import {encodeShared, readFragment} from '../../frame/core/shared';
import {example, start} from './example';
import {changeForm} from './form';
import {decodeForm, encodeForm} from './link';

const own = {
  form: {
    ...start.form,
    publicKey: 'own-public-key',
    privateKey: 'own-private-key',
    metadata: '{"a":1}',
    rows: [
      {id: 0, name: 'message', value: 'a=b & c\nd', list: false},
      {id: 1, name: 'tags', value: 'x', list: true},
      {id: 2, name: '', value: 'no name', list: false},
    ],
  },
  produced: {authorization: 'Basic own-secret'},
};

function read(hash: string) {
  const link = readFragment('signature', hash);
  if (link.kind !== 'state') throw new Error('This is no link to the lab.');
  return decodeForm(link.shared, example);
}

describe('a link to the signature lab', () => {
  const hash = encodeShared('signature', encodeForm(own));

  it('contains no key, and no value of the reader’s code', () => {
    expect(hash).not.toMatch(/own-p|own-secret|Basic|Key/);
    expect(hash).not.toContain(example.privateKey);
    expect(hash).not.toContain(example.publicKey);
  });

  it('restores fields, tokens and metadata, with the test keys', () => {
    const {state, unread} = read(hash);
    expect(unread).toBe(0);
    expect(state.produced).toEqual({});
    expect(state.form).toEqual({
      ...own.form,
      publicKey: example.publicKey,
      privateKey: example.privateKey,
      nextId: 3,
    });
  });

  it('can be changed afterwards', () => {
    const {form} = read(hash).state;
    const {rows} = changeForm(form, {type: 'add'});
    expect(rows.map(({id}) => id)).toEqual([0, 1, 2, 3]);
  });

  it.each(['privateKey=x', 'value=before+any+field', '__proto__=1'])('counts %s', (entry) => {
    expect(read(`#lab-signature?${entry}&v=1`)).toMatchObject({unread: 1});
  });
});
