import {describe, expect, it} from 'vitest';
import {readPasted} from './pasted';
import {rowsToFields} from './rows';

const multipart = [
  '------b',
  'Content-Disposition: form-data; name="message"',
  '',
  'one',
  'two',
  '------b',
  'Content-Disposition: form-data; name="photo"; filename="a.png"',
  'Content-Type: image/png',
  '',
  'PNG',
  '------b',
  'Content-Disposition: form-data; name="website"',
  '',
  '',
  '------b--',
  '',
].join('\n');

const readable: [string, string, object][] = [
  ['a body of a form', 'name=Zo%C3%AB+M&website=', {name: 'Zoë M', website: ''}],
  ['line breaks', 'm=a%0D%0Ab', {m: 'a\r\nb'}],
  ['repeated names', 'c%5B%5D=red&c%5B%5D=blue', {'c[]': ['red', 'blue']}],
  ['JSON', '{"name":"Anna","age":7,"no":null}', {name: 'Anna', age: '7', no: ''}],
  [
    'nested JSON',
    '{"form":{"zip":"01067"},"tags":[],"c":["red"]}',
    {'form[zip]': '01067', 'tags[]': [], 'c[]': ['red']},
  ],
  ['multipart without its files', multipart, {message: 'one\r\ntwo', website: ''}],
];

describe('readPasted', () => {
  it.each(readable)('reads %s', (_, text, fields) => {
    const pasted = readPasted(text);
    expect(pasted.kind === 'form' && rowsToFields(pasted.rows)).toEqual(fields);
  });

  it('separates the tokens', () => {
    const text = 'a=1&_mosparo_submitToken=S&_mosparo_validationToken=V&_mosparo_checkboxField_1=1';
    expect(readPasted(text)).toEqual({
      kind: 'form',
      rows: [{name: 'a', value: '1', list: false}],
      tokens: {submitToken: 'S', validationToken: 'V'},
    });
  });

  it('recognizes the body of a verification, which has hashes instead of values', () => {
    const body = '{"submitToken":"S","validationSignature":"v","formSignature":"f","formData":{}}';
    expect(readPasted(body)).toEqual({kind: 'request', body});
  });

  it.each(['', 'hello', '{"a":', '["a"]', '--x'])('refuses %j', (text) => {
    expect(readPasted(text)).toEqual({kind: 'unreadable'});
  });
});
