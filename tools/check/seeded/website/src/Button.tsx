import Translate, {translate} from '@docusaurus/Translate';

export const label = translate({id: 'button.untranslated', message: 'Send'});
export const computed = translate({id: name, message: 'Send'});
export default () => <Translate id="button.send">Send</Translate>;
