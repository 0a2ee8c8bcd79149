import {withTurn} from '@site/src/start/Later';
import Footer from '@theme-original/Footer';

/** The theme's footer (3.10), taken over in a task of its own. */
export default withTurn(Footer);
