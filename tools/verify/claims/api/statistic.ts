import {same, type Claim, type PageClaims} from '../../claim';
import {stated} from '../../passages';
import {hashed, textFields, verifyPath} from '../../target/api';
import {spamWord, withSpamWord} from '../../target/projects';
import {json} from './json';

const settings = ['keys', 'settings'] as const;
const fields = textFields({name: 'Anna Example', message: 'Is the room free?'});

const counters: readonly Claim[] = [
  ['verified, and valid', 'numberOfValidSubmissions', 1],
  ['verified, but a field was wrong', 'numberOfSpamSubmissions', 1],
  ['refused as spam when the box was ticked', 'numberOfSpamSubmissions', 1],
  ['checked in the browser, but never verified', 'numberOfValidSubmissions', 0],
].map(([event, counter, by]) => ({
  id: String(event),
  at: 'counting',
  says: stated(
    'api/statistic',
    'counting',
    new RegExp(`\\| ${event} \\| ${by ? `\`${counter}\`` : 'none'}[, |]`),
  ),
  needs: settings,
  async holds({projects}) {
    const {api} = await projects.with({...withSpamWord, purpose: 'statistic'});
    const read = async () => {
      const answer = await api.signed('/api/v1/statistic/by-date', {query: {range: 3600}});
      return json<{data: Record<string, number>}>(answer).data?.[String(counter)] ?? 0;
    };
    const before = await read();
    const isSpam = String(event).includes('spam');
    const own = isSpam ? textFields({message: spamWord}) : fields;
    const {submitToken, validationToken} = await api.checked(own);
    const sent = String(event).includes('wrong')
      ? {...hashed(own), name: '0'.repeat(64)}
      : hashed(own);
    if (String(event).startsWith('verified')) {
      const body = api.verifyRequest(submitToken, validationToken, sent);
      await api.signed(verifyPath, {body});
    }
    same((await read()) - before, by, String(counter));
  },
}));

export const statistic: PageClaims = {page: 'api/statistic', claims: counters};
