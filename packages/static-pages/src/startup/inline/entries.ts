/** Opens the closed entry that the URL names, without React. */
import {openTarget} from '../../features/entries/openTarget';

addEventListener('hashchange', openTarget);
addEventListener('DOMContentLoaded', openTarget);
