import {describe, expect, it} from 'vitest';
import {changeForm, formInput, startForm} from './form';
import {readPasted} from './pasted';
import {vectorIds, vectorInput} from './vectorInput';

const start = startForm(vectorInput('simple'));

describe('form', () => {
  it.each(vectorIds)('keeps the vector %s unchanged', (id) => {
    const loaded = changeForm(start, {type: 'load', input: vectorInput(id)});
    expect(formInput(loaded)).toEqual({...vectorInput(id), metadata: loaded.metadata});
    expect(loaded.metadata).toBe(vectorInput(id).metadata ?? '');
  });

  it('adds, changes and removes a field', () => {
    const added = changeForm(start, {type: 'add'});
    const id = added.rows.at(-1)?.id ?? -1;
    const named = changeForm(added, {type: 'row', id, change: {name: 'city', value: 'Bern'}});
    expect(formInput(named).fields).toMatchObject({city: 'Bern', name: 'Anna Example'});
    const removed = changeForm(named, {type: 'remove', id});
    expect(formInput(removed)).toEqual(formInput(start));
  });

  it('never uses an id twice', () => {
    const pasted = readPasted('a=1&b=2');
    if (pasted.kind !== 'form') throw new Error('not a form');
    const state = changeForm(changeForm(start, {type: 'paste', pasted}), {type: 'add'});
    expect(new Set(state.rows.map(({id}) => id)).size).toBe(3);
    expect(state.rows[0]?.id).toBe(start.nextId);
  });

  it('keeps tokens that pasted data does not have', () => {
    const pasted = readPasted('a=1&_mosparo_submitToken=S');
    if (pasted.kind !== 'form') throw new Error('not a form');
    const state = changeForm(start, {type: 'paste', pasted});
    expect(state).toMatchObject({submitToken: 'S', validationToken: start.validationToken});
  });

  it('changes a key', () => {
    const state = changeForm(start, {type: 'input', name: 'privateKey', value: 'k'});
    expect(formInput(state).privateKey).toBe('k');
  });
});
