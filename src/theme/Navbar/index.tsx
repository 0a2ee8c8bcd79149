import {withTurn} from '@site/src/start/Later';
import Navbar from '@theme-original/Navbar';

/** The theme's bar (3.10), taken over in a task of its own; its halves follow in two more. */
export default withTurn(Navbar);
